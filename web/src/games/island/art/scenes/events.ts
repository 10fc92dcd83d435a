// The pictures of event cards.

export const EVENTS: Readonly<Record<string, string>> = {
  // for the flattened
  E01: `cool spot
    brown M0 78H120V90H0Z
    =brown+ 6 M76 36L104 8
    dark M98 4L108 0L116 8L110 16Z
    red M40 46C30 44 24 52 30 60C20 70 32 88 48 80C62 84 76 72 68 62C80 56 80 40 68 42C60 30 46 36 40 46Z
    red+* M36 60C32 70 42 78 50 74C42 70 42 62 44 54Z
    o dark 54 58 8
    ~ink 2.5 M42 70L80 32
    !heart 24 26 .42 -14
    @note 50 16 .8
    @note 100 54 .7`,
  // everybody watched, asleep or not
  E02: `night none
    white M20 58C2 58 2 34 20 34C20 12 48 6 58 20C74 6 100 14 98 34C116 36 116 58 98 58Z
    ~steel- 2.5 M32 26V50H92
    ~green- 5 M34 46L48 40L58 44L72 28L88 22
    green-* M92 16L93 29L82 22Z
    @star 64 22 .42
    o white 34 68 5 4
    o white 26 78 4 3
    @shut 20 84 .8
    ~white 3 M88 68H98L88 78H98M104 74H112L104 82H112`,
  // please leave the lights on
  E03: `gold rays
    ~mark 4 M48 88L58 14M72 88L62 14M50 72H70M52 56H68M40 34H80M34 46H86M50 72L68 56M70 72L52 56M54 46L66 34
    ~mark 2.5 M0 40Q20 50 40 36M80 36Q100 50 120 40
    !energy 20 22 .6 -10
    !energy 100 22 .6 10
    !energy 24 70 .5 8
    !energy 96 70 .5 -8
    @bulb 60 14 .5`,
  // clause seven
  E04: `sand floor
    @palm 16 52 1.1
    @palm 102 50 1.1 0
    ~ink 4 M18 40Q60 84 104 40
    white M22 42Q60 98 100 42Q92 78 60 78T22 42Z
    red* M40 62Q48 72 56 75L62 76Q50 70 44 60ZM70 74Q78 71 84 64L80 60Q74 68 66 73Z
    @builder 58 46 .95 -12
    @sun 62 10
    dark M46 47H56V53H46ZM59 46H67V52H59Z`,
  // cake at three
  E05: `sea waves
    white M14 50H92L84 60H18Z
    red M8 60H108L98 78H18Z
    red+* M14 63H40V75H20Z
    white M26 36H78V52H26Z
    cyan+ M32 40H40V47H32ZM46 40H54V47H46ZM60 40H68V47H60Z
    dark M40 12H52V36H40Z
    red M40 18H52V24H40Z
    @puff 58 8 .8
    @puff 74 4 .55
    o brown 98 62 16
    o none 98 62 6
    ~ink 3 M98 46V78M82 62H114M87 51L109 73M109 51L87 73
    pink M60 28H76V36H60Z
    white M58 24Q68 18 78 24V29H58Z
    o red 68 19 3`,
  // no overtime, no service
  E06: `alarm rays
    =brown 5 M84 90L74 4
    dark M74 6Q92 0 112 10L108 42Q90 34 78 42Z
    bone M86 22C84 12 100 12 98 22L96 28H88Z
    ink* M88 20h3v3h-3ZM93 20h3v3h-3Z
    ~bone 3 M84 30L100 36M100 29L84 36
    @soldier 40 56 1.5
    =coat 9 M58 66L76 52
    o coat 78 50 6
    ~ink 4 M24 50L36 55M52 52L42 56
    ~ink 3.5 M32 76Q40 70 48 76`,
  // three bows, straight towards us
  E07: `sea waves
    white M8 32H28V46H8Z
    cyan+ M12 36H24V41H12Z
    teal M-2 46Q18 51 38 46L30 68H8Z
    ~ink 2.5 M18 49V68
    white M92 32H112V46H92Z
    cyan+ M96 36H108V41H96Z
    orange M82 46Q102 51 122 46L112 68H90Z
    ~ink 2.5 M102 49V68
    =steel 3 M60 24V2
    white M61 3H88V19H61Z
    !heart 74 11 .3
    white M40 22H80V42H40Z
    cyan+ M46 27H57V35H46ZM63 27H74V35H63Z
    navy M24 40Q60 48 96 40L82 80Q60 92 38 80Z
    navy+* M31 45Q44 48 57 48V82Q48 82 42 78Z
    ~ink 3 M60 47V86
    o gold 43 55 3.5
    o gold 77 55 3.5
    white* M24 84Q42 74 60 88Q78 74 96 84V90H24Z`,
  // an empty chest and a moth
  E08: `alarm floor
    brown M20 44Q22 18 60 16T100 44Z
    dark M26 44Q30 26 60 24T94 44Z
    brown M16 46H104V82H16Z
    brown+* M20 50H46V78H20Z
    dark- M22 46H98L92 56H28Z
    gold M52 52H68V68H52Z
    ink* M58 57H62V64H58Z
    gold M16 46H24V82H16ZM96 46H104V82H96Z
    ~white 1.5 M26 44L44 30M26 44L38 26M32 40L36 44M36 34L42 40
    bone M78 22C70 8 62 14 66 22C60 26 66 34 78 26C90 34 96 26 90 22C94 14 86 8 78 22Z
    =brown 2 M78 16V28
    ~mark 2.5 M84 4Q92 -2 96 6M100 10Q104 14 102 20`,
  // with folding chairs
  E09: `sky hills
    @soldier 28 56 1
    @builder 58 58 1
    @fireling 90 60 1
    =brown 3 M14 72V14
    red M14 12L36 18L14 26Z
    @sun 104 16
    green M0 62Q0 56 6 56H14V82H0Z
    ~ink 2.5 M2 68H12`,
  // 41.5 and rising
  E10: `alarm spot
    cyan M30 84L18 44L40 12L64 40L56 84Z
    cyan+* M40 12L36 46L22 46ZM36 46L30 84L22 50Z
    ~ink 2.5 M40 12L40 46L44 84M18 44L40 46L64 40
    @worried 40 58 1
    ~ink 3 M34 74Q40 69 48 74
    o red* 26 66 4 3
    o red* 54 66 4 3
    cyan M72 84L66 64L76 48L88 60L86 84Z
    cyan+* M76 48L74 66L68 64Z
    =white 8 M62 30L104 10
    ~red 4 M62 30L96 14
    o red 60 31 7
    @drop 14 26`,
  // a camera boat, now a camera tree
  E11: `dusk none
    teal M0 90V40C20 2 66 -4 84 26C70 20 56 28 60 42C64 56 90 60 120 50V90Z
    cyan+* M8 48C22 20 50 10 66 20C46 24 34 44 42 66C26 66 14 58 8 48Z
    white M84 26C98 22 104 34 96 40C94 30 86 32 82 40C78 32 78 26 84 26Z
    @hull 94 44 .7 -34 red
    white M88 36L84 24L96 20L102 32Z
    dark- M40 90L52 78L46 72L60 64L56 76L66 80L58 90Z
    dark- M76 90L84 80L80 76L90 70L88 80L94 90Z
    lava* M46 90L54 81L50 90ZM82 90L87 82L87 90Z`,
  // he does his own stunts
  E12: `night spot
    rock M34 76C30 56 42 40 46 22Q60 30 76 22C80 40 92 56 88 76Z
    lava M44 26C38 16 48 12 48 2C54 8 56 12 58 16C60 8 66 6 66 0C74 8 72 14 74 18C78 16 78 12 80 10C84 18 82 24 76 28Q60 34 44 26Z
    lava+* M50 24C48 16 56 14 56 10C62 16 68 14 68 10C74 16 72 22 70 26Q60 30 50 24Z
    dark M40 40H58V50H40ZM64 40H80V50H64Z
    ~ink 3 M58 43H64
    lava- M48 60Q61 70 76 58Q74 70 62 70T48 60Z
    red M0 0H36C32 30 22 60 0 76ZM120 0H86C90 30 98 60 120 76Z
    red-* M8 2H14C12 30 8 56 2 72V50ZM112 2H106C108 30 112 56 118 72V50Z
    @star 22 80 .6
    @star 60 82 .6
    @star 98 80 .6`,
  // was there not something here?
  E13: `orange none
    gold M60 4m-0 4a26 26 0 1 0 .1 0Z
    @rays 60 34
    dark M40 28H57V38H40ZM63 28H80V38H63Z
    ~ink 3 M57 31H63M34 29L40 30M80 30L86 29
    ~ink 3 M50 48Q60 54 70 47
    sand M0 70Q30 58 60 70T120 68V90H0Z
    ~sand- 3 M8 80Q14 72 20 80T32 80T44 80
    ~ink 3.500 M74 64V58H80M88 58H94M102 58H108V64M108 71V77M108 83V86H102M94 86H88M80 86H74V83M74 77V71
    ~ink 3.500 M86 68Q86 63 91 63T95 69L91 74M91 79V80`,
  // payable within zero days
  E14: `steel floor
    paper M34 4H86V70L80 78L74 70L68 78L62 70L56 78L50 70L44 78L38 70L34 76Z
    !energy 60 22 .5
    ~steel- 3 M42 42H64M42 50H58M42 58H62
    ~red 4 M68 42H80M68 50H80M68 58H80
    @plug 14 66
    ~mark 3 M20 78Q34 92 58 86T100 86
    @worried 102 34 .9
    ~mark 3 M94 52Q102 46 110 52`,
  // the fireboat burnt first
  E15: `night waves
    brown M0 58H44V66H0Z
    =brown- 5 M8 66V86M30 66V86
    steel M4 34H34V58H4Z
    red M0 36L19 20L38 36Z
    @flame 60 34 1.2
    @flame 86 26 1.5
    @flame 104 42 .9
    @flame 14 16 .8
    @hull 84 60 1.05 0 brown
    @puff 60 6 .8
    @puff 104 4 .7
    @worried 84 70 .55`,
};
