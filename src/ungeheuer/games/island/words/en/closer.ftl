# a closer look

isle-sort-event = EVENT
isle-origin-printed = printed: as in the rules or on the piece
isle-origin-source = from a public source
isle-origin-house = invented: we do not know the printed one
isle-origin-some = invented by us: { $values }
isle-value-name = the name
isle-value-text = what it says
isle-value-cost = the price
zone-about-0 = A calm lagoon. Whoever walks here walks on shells, and some of them walk off.
zone-about-1 = The last crane still works. The crabs run it.
zone-about-2 = Palms, a hut, a view. Also a boss, now and then.
zone-about-3 = Ferns as tall as houses, houses as small as mushrooms.
zone-about-4 = Hot springs on the hour, every quarter of an hour.
zone-about-5 = Where lightning strikes twice, because somebody put up an aerial.
