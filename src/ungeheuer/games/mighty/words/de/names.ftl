# Namen

name-orcs = Orks
name-undead = Untote
name-sea = Meereswesen
name-demons = Dämonen
name-insects = Insekten
name-dragons = Drachen
