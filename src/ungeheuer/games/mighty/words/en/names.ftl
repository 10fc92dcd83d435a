# Names

name-orcs = Orcs
name-undead = Undead
name-sea = Sea creatures
name-demons = Demons
name-insects = Insects
name-dragons = Dragons
