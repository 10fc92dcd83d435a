// The pictures of DISCARD cards.

export const DISCARD: Readonly<Record<string, string>> = {
  // with everything, bitten
  D01: `orange floor
    orange M14 40C14 6 106 6 106 40Z
    orange+* M24 34C26 20 40 14 54 13C42 20 36 26 36 36Z
    sand+* M44 20l5 3l-4 3zM62 16l5 3l-4 3zM78 24l5 3l-4 3z
    green M10 42Q18 52 26 44T42 44T58 44T74 44T90 44T110 42V50H10Z
    brown M14 50H106V62H14Z
    gold M14 50L34 60L46 50Z
    red M12 60H108V66H12Z
    orange M16 66H104Q104 82 92 82H28Q16 82 16 66Z
    ground* M80 0H120V41H107C99 43 94 40 94 35C86 36 80 30 83 24C77 22 75 16 78 8Z
    ~ink 3 M77.500 15.500C77 20 79 23 83 24C80 30 86 36 94 35C94 39 99 42 106 40`,
  // parasol, basket, sand everywhere
  D02: `sand waves
    =brown 4 M66 20L58 80
    red M18 40C22 6 88 -4 112 34Q98 28 90 34Q80 28 70 34Q60 28 48 36Q34 32 18 40Z
    white* M34 33.500C40 18 52 8 64 7C54 16 48 26 47 36Q42 33 34 33.500ZM70 33C70 22 70 14 66 7C80 12 88 22 90 33Q80 28 70 33Z
    ~ink 3 M18 40C22 6 88 -4 112 34
    brown+ M74 62H106L102 82H78Z
    ~ink 2.5 M76 70H104M84 62L86 82M96 62L94 82
    ~brown- 4 M78 62Q90 44 102 62
    o red 22 76 8
    green* M20 68Q24 62 28 66Z
    green M34 78Q46 70 56 78L54 84H36Z`,
  // a tent with a heart
  D03: `sky hills
    white M6 80L38 22H90L114 80Z
    steel+* M62 24H88L110 78H70Z
    ~ink 3 M38 22L62 80M90 22L114 80M6 80L38 22H90
    dark M28 80L38 48L52 80Z
    white M38 48L32 56L28 80L36 66Z
    !heart 84 52 .75
    =brown 3 M64 22V4
    red M64 4H84L78 9L84 14H64Z`,
  // three of them, and smoke
  D04: `sky none
    ~red 7 M0 88Q30 74 38 44
    ~white 7 M28 90Q52 74 60 36
    ~blue 7 M58 90Q78 74 86 46
    @plane 40 36 .8 0 red
    @plane 62 22 .9 0 steel
    @plane 88 38 .8 0 blue`,
  // from very far above
  D05: `night none
    o white* 14 14 1.5
    o white* 100 12 1.5
    o white* 24 44 1.2
    gold+* M56 34L84 90H20L50 34Z
    white* M54 34L66 90H40L52 34Z
    blue M4 8H38V28H4ZM70 8H104V28H70Z
    ~ink 2.5 M15 8V28M27 8V28M4 18H38M81 8V28M93 8V28M70 18H104
    steel M42 4H66V32H42Z
    steel+* M45 7H52V29H45Z
    gold M46 32H62L58 40H50Z
    rock M26 90Q30 74 42 78Q48 70 58 76Q70 70 78 90Z
    @dead 52 84 .6`,
  // one puff, and they run
  D06: `mint floor
    ~mark 3 M96 32Q104 28 112 34
    green* M48 24C62 10 80 12 90 20C106 16 112 32 106 40C112 52 96 58 86 50C70 56 56 46 48 36Z
    green+* M58 28C68 20 78 22 84 28C94 26 98 34 92 38C84 44 66 42 58 34Z
    steel M18 34H42V84H18Z
    steel+* M21 37H28V81H21Z
    red M18 50H42V70H18Z
    ~white 4 M24 54L36 66M36 54L24 66
    dark M22 22H46V34H22Z
    @fireling 84 66 .75 18
    @soldier 108 68 .6 14
    ~mark 2.5 M60 74H70M58 82H68`,
  // a better offer
  D07: `cool floor
    @soldier 54 50 1.55
    white M40 72H68L54 83Z
    blue M50 78H58L62 92H46Z
    brown M76 60H112V86H76Z
    brown+* M80 64H90V82H80Z
    ~ink 3 M88 60V53H100V60
    gold M91 68H97V76H91Z
    paper M4 16H32V44H4Z
    !energy 18 30 .34`,
  // swing, then wait
  D08: `dusk floor
    ~mark 4 M10 90V6H70
    ~mark 3 M10 24L30 6M44 6L50 48
    steel M66 24H108V84H66Z
    steel+* M70 28H80V80H70Z
    cyan+ M84 32H92V42H84ZM96 32H104V42H96ZM84 50H92V60H84ZM96 50H104V60H96ZM96 68H104V78H96Z
    @bang 66 52 .7
    o dark 50 56 18
    o dark+* 44 50 5
    @angry 51 58 .7`,
  // extra, extra
  D09: `steel rays
    paper M22 10L88 4L100 78L32 86Z
    steel+ M18 16L24 10L34 86L28 86Z
    ~ink 6 M32 20L84 15
    violet M36 32L64 29L67 58L39 61Z
    @monster 52 50 .5 -6 gold
    ~steel- 3 M70 30L88 28M71 38L89 36M72 46L90 44M73 54L91 52M42 70L92 65M43 77L80 73
    @star 96 18 .75 12`,
  // the fans do the wave
  D10: `mint rays
    =orange 6 M8 66L4 40M34 66L42 44
    =violet 6 M86 66L78 44M112 66L116 40
    =red 7 M42 54L32 20M78 54L88 20
    @monster 19 79 .85 0 orange
    @monster 101 79 -.85 0 violet
    @monster 60 66 1.05 0 red
    @star 60 17 .85 8
    @star 18 22 .55 -14
    @star 102 22 .55 14`,
  // he did what?
  D11: `alarm rays
    gold M50 10L62 36L90 40L70 59L75 86L50 73L25 86L30 59L10 40L38 36Z
    gold+* M32 44L42 42L50 26L50 42Z
    ~ink 5 M50 10L44 32L56 44L44 58L50 73
    red M84 6H112L106 50H90Z
    red+* M88 10H95L96 44H93Z
    o red 98 66 9`,
  // room for one more
  D12: `sky floor
    gold M6 52Q8 42 22 42L34 20H80L96 42Q114 44 114 54V72H6Z
    ink* M8 58h8v5h-8zM24 58h8v5h-8zM40 58h8v5h-8zM56 58h8v5h-8zM72 58h8v5h-8zM88 58h8v5h-8zM104 58h8v5h-8zM16 63h8v5h-8zM32 63h8v5h-8zM48 63h8v5h-8zM64 63h8v5h-8zM80 63h8v5h-8zM96 63h8v5h-8z
    cyan+ M34 42L42 26H56V42ZM62 26H76L86 42H62Z
    @monster 46 36 .5 -10 teal
    @monster 74 36 .5 10 red
    white M46 8H70V20H46Z
    ~ink 3 M52 14H64
    @wheel 28 74 1.1
    @wheel 92 74 1.1`,
  // smells from here to the crater
  D13: `sand floor
    blue M84 34H102L116 54V72H84Z
    cyan+ M90 40H100L108 54H90Z
    brown M4 58H86V72H4Z
    teal M10 44C24 20 58 18 72 40L86 26V58L72 48C56 62 24 60 10 44Z
    teal+* M20 42C30 30 46 28 56 34C46 36 38 42 34 50Z
    o white 24 40 5
    ~ink 2 M21 37L27 43M27 37L21 43
    ~ink 2.5 M44 34Q40 42 44 50M54 34Q50 42 54 50
    ~mark 3 M20 20Q14 14 20 8T18 -2M40 14Q34 8 40 2M60 18Q54 12 60 6
    @wheel 22 75 1
    @wheel 44 75 1
    @wheel 100 75 1`,
  // look out below
  D14: `sky hills
    red M22 34C22 -2 98 -2 98 34Q90 28 82 34Q71 27 60 34Q49 27 38 34Q30 28 22 34Z
    white* M38 33C38 16 48 8 58 7C52 14 50 24 49 31Q44 30 38 33ZM82 33C82 16 72 8 62 7C68 14 70 24 71 31Q76 30 82 33Z
    ~ink 3 M22 34C22 -2 98 -2 98 34Q90 28 82 34Q71 27 60 34Q49 27 38 34Q30 28 22 34Z
    ~mark 2 M22 34L48 60M38 34L52 58M60 34V58M82 34L68 58M98 34L72 60
    @crate 60 70 1.15 -4
    !heart 60 70 .3`,
  // once more, with feeling
  D15: `cool floor
    =steel- 4 M52 60L34 88M52 60L70 88M52 60V88
    dark M24 32H78V62H24Z
    dark+* M28 36H42V58H28Z
    o steel 34 20 12
    o dark 34 20 4
    o steel 60 18 14
    o dark 60 18 4
    steel- M78 40L94 32V62L78 54Z
    ~mark 5 M96 14A14 14 0 1 1 86 26
    mark* M88 10L100 6L100 22Z`,
  // we will be right back
  D16: `pink rays
    blue M22 18H66V84H22Z
    blue+* M26 22H36V80H26Z
    gold M44 30L50 40L62 38L56 48L64 56L52 58L48 70L42 58L30 60L36 50L28 42L40 41Z
    white M22 10H66V20H22Z
    o cyan+ 92 22 8
    o cyan+ 108 36 5
    o cyan+ 80 10 4
    ink M76 46H88V82H76ZM96 46H108V82H96Z
    white* M79 49H85V79H79ZM99 49H105V79H99Z`,
  // item one: the coffee
  D17: `room floor
    @soldier 26 38 1
    @builder 94 40 1
    @soldier 60 32 1
    brown M4 60H116L110 76H10Z
    brown+* M10 63H60L58 67H12Z
    =brown- 5 M18 76V88M102 76V88
    paper M48 56L66 54L68 64L50 66Z
    white M84 50H94V60H84ZM20 52H30V62H20Z
    white M66 2H98Q104 2 104 8V12Q104 18 98 18H80L72 24L73 18H66Q60 18 60 12V8Q60 2 66 2Z
    ~ink 3 M68 10H70M79 10H81M90 10H92`,
};
