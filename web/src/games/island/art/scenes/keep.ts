// The pictures of KEEP cards, first half. The first line is the ground: its paints and its shape.

export const KEEP: Readonly<Record<string, string>> = {
  // an open padlock, and the key that did it
  K01: `gold rays
    =steel 8 M40 44V26A17 17 0 0 1 73 20
    gold M30 42H76Q80 42 80 46V76Q80 80 76 80H30Q26 80 26 76V46Q26 42 30 42Z
    gold+* M31 48H42V74H31Z
    ink* M53 55A6 6 0 0 1 57 65L59 73H47L49 65A6 6 0 0 1 53 55Z
    =steel 4 M92 40L106 66M100 55L107 51M104 62L111 58
    o steel 89 34 10
    o gold 89 34 4`,
  // a forklift with a soldier on the fork
  K02: `steel floor
    @soldier 92 30 .9 -8
    steel M70 50H112V56H70Z
    =steel- 5 M68 10V74
    orange M10 44H30L36 26H58V72H10Z
    orange+* M13 47H32V56H13Z
    cyan+ M38 31H54V46H33Z
    @monster 45 44 .3 0 green
    ~ink 3 M58 72V26
    @wheel 22 74 1.1
    @wheel 54 74 1.1`,
  // an arm for later, on a stand, with its tag
  K03: `mint spot
    brown M34 74H84L88 84H30Z
    steel M48 60H70V76H48Z
    green M50 64C44 46 40 34 52 24L66 34C60 42 66 50 68 64Z
    green+* M53 58C49 46 47 38 54 31C52 40 56 48 58 58Z
    =green 13 M58 32L84 26
    @paw 92 22 .72 68 green
    ~mark 2.5 M50 68Q28 62 26 50
    paper M12 34L30 30L34 48L16 52Z
    ~ink 2.5 M17 40L28 37M19 46L27 44`,
  // furious in the viewfinder
  K04: `alarm rays
    red- M38 30L26 12L48 20ZM82 30L96 12L72 20Z
    red M30 82C22 48 34 18 60 18S98 48 90 82Z
    red+* M38 72C32 50 38 34 50 26C44 42 42 56 44 76Z
    @angry 60 42 1.4
    dark- M40 60Q60 52 82 60Q80 78 60 78T40 60Z
    white M46 60L51 67L56 59ZM64 59L69 66L74 60Z
    ~mark 4 M6 20V6H22M98 6H114V20M114 70V84H98M22 84H6V70
    o red 14 14 4`,
  // a clapperboard that says four
  K05: `cool floor
    dark M20 38H98V82H20Z
    ~white 3 M26 66H92M62 66V80
    white M72 46L58 60V63H68V69H75V63H79V57H75V46ZM68 57H66L68 54Z
    ~white 3 M28 50H46M28 58H42
    dark+ M16 30L92 8L96 22L20 44Z
    white* M26 30L37 27L33 39L22 42ZM48 23L59 20L55 32L44 35ZM70 17L81 14L77 26L66 29Z
    ~ink 3 M16 30L92 8L96 22L20 44Z`,
  // a paw with a die that only falls one way
  K06: `cool spot
    @paw 50 58 1.500 -8 orange
    @die 50 60 .78 -14
    !claw 50 60 .32 -14
    =dark 3 M92 54A7 9 0 0 1 106 54
    dark- M86 54H112L118 84H80Z
    steel+* M92 62H106V67H92ZM90 72H108V77H90Z`,
  // a snail with a film reel for a house
  K07: `sky hills
    teal M14 78C30 76 40 62 46 58H84C100 60 104 78 96 80H18Z
    =teal 6 M92 68C98 56 98 48 98 40M88 66C86 54 84 50 84 44
    o white 98 34 7
    o white 83 39 5.5
    o ink* 99 35 2.6
    o ink* 83 40 2.2
    o dark 56 44 27
    o steel 56 44 7
    o steel+ 56 27 6.5
    o steel+ 71 38 6.5
    o steel+ 65 57 6.5
    o steel+ 47 57 6.5
    o steel+ 41 38 6.5
    ~ink 2.5 M88 72Q94 76 99 71
    ~mark 3 M8 58H22M4 66H16`,
  // more heart than one can carry
  K08: `pink floor
    red M60 66C14 44 14 8 38 8C52 8 60 22 60 22S68 8 82 8C106 8 106 44 60 66Z
    red+* M30 34C22 18 32 12 40 14C34 20 33 27 36 36Z
    white* M45 26L50 26L55 33L60 26H65L58 37L65 47H60L55 40L50 47H45L52 37ZM69 26H74V42H84V47H69Z
    @paw 34 60 .4 -30 teal
    @paw 86 60 .4 30 teal
    @monster 60 76 .55 0 teal`,
  // factor five thousand
  K09: `sand floor
    gold M18 18m-14 0a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z
    ~gold- 3 M38 18H46M32 32L38 38M18 38V46M4 36L2 38
    orange M50 24H88L94 82H46L44 82Z
    orange+* M55 30H64L62 76H52Z
    white M54 10H84V24H54Z
    paper M50 40H91L93 66H48Z
    @five 55 53
    @zero 65 52.500
    @zero 75 52.500
    @zero 85 52.500
    ~orange 3 M56 62H86
    =white 4 M84 12Q96 8 104 14`,
  // percent, and scissors
  K10: `mint floor
    gold+ M14 22H74V74H14Z
    gold M14 22H26V74H14Z
    paper M30 16L92 22L86 76L26 72Z
    ~mark 2 M62 20L58 72
    ~red 5 M74 32L52 62
    ~red 5 M46 38A6 6 0 1 0 58 38A6 6 0 1 0 46 38M66 56A6 6 0 1 0 78 56A6 6 0 1 0 66 56
    =steel 3 M84 34L104 64M106 34L88 64
    =red 3 M80 70A5.500 5.500 0 1 0 91 70A5.500 5.500 0 1 0 80 70M101 70A5.500 5.500 0 1 0 112 70A5.500 5.500 0 1 0 101 70`,
  // everything at the push of a button
  K11: `cool rays
    dark M40 8L70 2Q78 0 80 8L92 76Q94 84 86 86L56 90Q48 92 46 84L34 16Q32 10 40 8Z
    dark+* M42 16L50 14L62 82L54 84Z
    o red 48 19 6
    o steel+ 68 16 5
    o gold 52 37 6
    o gold 70 34 6
    o teal 55 54 6
    o teal 74 51 6
    steel+ M58 68L80 64L82 76L60 80Z
    ~mark 4 M32 4Q24 -4 14 6M30 18Q14 6 4 22`,
  // signed with a flourish
  K12: `gold floor
    paper M22 14Q22 6 32 8H86Q94 8 94 16V70Q94 80 84 78H34Q22 80 22 70Z
    paper M16 14Q16 6 24 8Q32 10 30 18H16Z
    ~steel- 3 M38 22H80M38 32H80M38 42H66
    ~blue 3.5 M36 62Q42 48 46 60T54 58T64 60T72 56
    o red 82 64 11
    !energy 82 64 .25
    violet M72 52L100 8Q112 12 106 24L78 54L70 58Z
    ~violet+ 2.5 M78 48L102 16`,
  // dice may park below
  K13: `steel none
    green* M0 0H120V30H0Z
    dark M8 40H112V90H8Z
    steel M0 30H120V42H0Z
    ~gold 3 M40 90V70M68 90V70M96 90V70
    @die 26 70 .75
    !heart 26 70 .3
    @die 82 70 .75
    !foot 82 70 .3
    blue M80 4H110V28H80Z
    ~white 4.5 M91 24V9H97A4.500 4.500 0 0 1 97 18H91
    steel+* M44 42H72L62 60H54Z
    ~white 4 M58 46V56`,
  // further than the eye can see
  K14: `sky hills
    steel M4 50H22V76H4Z
    =steel 4 M22 56L36 70L50 50L64 70L78 50M22 70L36 50L50 70L64 50L78 70
    o dark* 36 60 2
    o dark* 50 60 2
    o dark* 64 60 2
    @paw 94 56 .9 90 pink
    ~mark 3 M104 20L112 26M98 28L110 36`,
  // crown, skull, and something that was the boss's
  K15: `room floor
    brown- M30 10H92V82H30Z
    dark M36 16H86V76H36Z
    brown+ M10 16L30 10V82L10 78ZM112 16L92 10V82L112 78Z
    o gold 25 46 2.5
    o gold 97 46 2.5
    brown+ M36 44H86V50H36Z
    bone M46 38C40 22 62 20 60 32L58 42H48Z
    ink* M49 32h4v4h-4ZM55 32h3v4h-3Z
    gold M66 42V28L71 34L75 26L79 34L84 28V42Z
    @bossdie 61 63 .68 8
    !minion 61 63 .3 8`,
  // everybody aboard
  K16: `sky floor
    red M6 30Q6 18 18 18H98Q112 18 114 38V72H6Z
    white* M7.500 54H112.500V61H7.500Z
    cyan+ M16 26H38V46H16ZM44 26H66V46H44ZM72 26H94V46H72ZM99 26Q106 28 108 46H99Z
    @monster 27 44 .42 0 green
    @monster 55 44 .42 0 violet
    @monster 83 44 .42 0 orange
    @wheel 30 73 1.2
    @wheel 88 73 1.2
    o gold 110 62 3`,
  // first aid by air
  K17: `sky none
    @cloud 24 72 .7
    @cloud 96 20 .6
    lava M22 60L2 68L16 72L8 84L30 72Z
    sand M24 48L82 12Q94 6 100 16Q106 26 96 34L40 70Q28 76 22 66Q16 54 24 48Z
    sand+ M50 32L68 20L82 43L64 55Z
    !heart 66 37 .34 -32
    o sand-* 32 58 2
    o sand-* 40 62 2
    o sand-* 36 50 2
    o sand-* 88 20 2
    o sand-* 92 27 2`,
};
