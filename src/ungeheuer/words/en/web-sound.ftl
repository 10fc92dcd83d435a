# Sounds: the offer at the first move, and what can be chosen.

sound-offer = Sound?
sound-yes = Yes
sound-yes-voice = Yes, after the screen reader
sound-no = No

sound-about = Sounds for what happens. Nothing is told by sound alone.
sound-volume = Volume
sound-try = Play a sound
sound-ambience = Ambience
sound-ambience-about = What it sounds like there, quietly, all the time.
sound-waits = Wait for the screen reader
sound-waits-about = Sounds come one and a half seconds after what is announced.
