// The pictures of KEEP cards, second half.

export const KEEP_MORE: Readonly<Record<string, string>> = {
  // a jar with a bow tie
  K18: `gold rays
    ~mark 2.5 M60 0V6
    cyan+ M34 28H86L90 80Q90 86 84 86H36Q30 86 30 80Z
    steel M30 20H90V30H30Z
    ink* M48 23H72V27H48Z
    !energy 50 62 .42 -14
    !energy 70 68 .42 20
    !energy 54 78 .34 60
    !heart 62 46 .3
    !energy 60 8 .42
    dark M60 32L42 25V42ZM60 32L78 25V42Z
    o dark 60 33 4`,
  // polished every Sunday
  K19: `steel rays
    steel+ M28 46Q20 20 36 2Q40 28 44 42ZM50 40Q48 14 64 0Q64 24 66 40ZM72 42Q78 18 94 8Q90 32 88 48Z
    steel* M37 44Q34 24 36 8Q40 28 44 42ZM60 40Q58 18 63 5Q64 24 66 40ZM82 44Q84 26 91 14Q90 32 88 48Z
    violet M22 52C20 34 100 34 96 54L88 88H30Z
    violet+* M28 54C30 44 44 42 54 42C40 50 38 64 40 84H34Z
    gold M28 74L92 74L90 84H30Z
    ~ink 3 M44 46Q46 56 44 64M66 44Q67 54 66 62`,
  // first the run-up, then the boot
  K20: `mint none
    ~mark 3.5 M2 24H28M8 40H34M2 56H26
    =teal 16 M28 10L52 40L44 58
    red M30 52L56 46L60 62Q88 56 92 74Q92 82 84 82H32Z
    red+* M36 56L50 52L52 70H36Z
    white* M33 76H91Q91 82 84 82H33Z
    ~ink 3 M30 52L56 46L60 62Q88 56 92 74Q92 82 84 82H32Z
    ~white 2.5 M56 58L64 56M58 64L68 60
    @bang 100 52 .62 10`,
  // breathes out
  K21: `dusk none
    lava M46 48C70 30 96 18 118 24C110 32 116 36 120 42C110 46 116 54 118 62C96 70 66 64 46 56Z
    lava+* M52 50C72 40 90 32 106 34C100 40 104 44 108 48C98 50 100 54 102 58C86 60 66 58 52 54Z
    green- M10 22L4 6L22 16Z
    green M0 14C24 6 52 18 58 40C60 46 54 50 46 48L40 52L52 58C50 70 34 76 24 74L20 90H0Z
    green+* M6 22C18 16 34 20 42 30C28 28 16 34 10 44Z
    white M44 48L48 55L40 52Z
    o ink* 51 37 2
    @angry 24 34 .9`,
  // no detours
  K22: `room none
    brown M4 6H116V86H4Z
    ~brown- 2.5 M4 22H116M4 38H116M4 54H116M4 70H116M24 6V22M60 6V22M96 6V22M12 22V38M44 22V38M80 22V38M108 22V38M24 38V54M96 38V54M12 54V70M108 54V70M30 70V86M92 70V86
    cyan+ M42 86C30 60 28 46 38 34L30 18L48 24Q60 20 72 24L90 16L82 34C92 46 90 60 80 86Z
    @mon 61 66 .72 0 orange
    ~orange- 3 M54 62V72M61 60V72M68 62V72
    ~ink 3 M30 30L24 26M90 30L98 26M34 64L26 68M88 62L96 66
    brown M18 80L28 76L30 86H16ZM92 78L104 80L102 88H90Z`,
  // aerodynamically doubtful
  K23: `sky none
    @cloud 18 22 .55
    @cloud 104 74 .6
    white M34 42C14 40 10 26 16 20C22 26 26 24 28 18C36 22 40 30 42 36ZM86 42C106 40 110 26 104 20C98 26 94 24 92 18C84 22 80 30 78 36Z
    pink- M44 26L40 10L54 20ZM76 26L80 10L66 20Z
    pink M60 20C88 20 92 74 60 74S32 20 60 20Z
    pink+* M44 56C40 40 46 28 56 26C48 36 48 50 52 64Z
    @worried 60 40 1.1
    o ink* 60 57 3.5 4.5
    ~mark 3 M50 82V88M60 80V90M70 82V88`,
  // valid on all lines
  K24: `sea waves
    gold+ M10 24L92 8L94 18A6 6 0 0 0 97 30L99 42L18 60L16 50A6 6 0 0 0 13 38Z
    ~gold- 2.5 M34 20L40 54
    navy M50 40L84 33L80 42L58 47Z
    white M58 38L57 28L74 25L76 34Z
    ~navy 3 M66 26L65 18
    ~navy 3 M20 32L26 31M21 38L28 37M22 44L29 43`,
  // an egg, a cup, the news
  K25: `gold floor
    @tv 52 42
    cyan+ M16 20H72V66H16Z
    white M30 46C22 36 34 26 44 32C52 24 66 34 60 44C64 56 48 60 42 54C34 58 26 54 30 46Z
    o gold 45 42 8
    o gold+* 42 39 3
    red M90 62H112V76Q112 84 104 84H98Q90 84 90 76Z
    ~ink 3 M112 66Q119 66 118 72T111 76
    ~mark 3 M96 56Q92 50 97 46T96 38M105 56Q101 50 106 46T105 38`,
  // nothing sticks
  K26: `mint spot
    =dark 8 M84 60L114 78
    dark- M8 54H88Q86 82 62 82H34Q10 82 8 54Z
    steel* M16 60H22Q24 74 34 78Q18 76 16 60Z
    dark M4 48H92V56H4Z
    @fireling 60 26 .9 24
    ~mark 3 M26 40Q32 30 42 34M30 22Q38 16 46 20
    @soldier 24 28 .55 -30`,
  // what did you say?
  K27: `sky none
    @mon 60 56 1.25 0 orange
    @eyes 60 48 1.2
    ~ink 3 M50 70H70
    ~ink 13 M30 50C28 6 92 6 90 50
    ~red 7 M30 50C28 6 92 6 90 50
    red M20 40Q34 36 36 50V64Q34 74 20 70Q14 56 20 40ZM100 40Q86 36 84 50V64Q86 74 100 70Q106 56 100 40Z
    red+* M22 46Q28 44 28 50V60Q26 66 22 64Z
    ~mark 3.5 M8 40L2 36M8 56H0M8 70L2 75M112 40L118 36M112 56H120M112 70L118 75`,
  // hums when the lights go out
  K28: `night floor
    @puff 92 10 .9
    @puff 104 22 .6
    steel- M84 24H94V38H84Z
    orange M18 38H102V74H18Z
    orange+* M22 42H48V70H22Z
    dark M26 46H54V66H26Z
    ~steel 3 M31 51H49M31 56H49M31 61H49
    !energy 80 56 .5
    dark- M24 74H36V82H24ZM86 74H98V82H86Z
    ~mark 4 M18 56C2 56 14 82 2 84
    =steel 4 M60 38V24H76V38`,
  // as convincing as it gets
  K29: `sky hills
    teal M16 74C14 52 44 42 66 46C90 44 108 56 104 74Q98 82 60 82T16 74Z
    teal+* M30 66C34 54 50 50 62 52C50 58 46 66 46 76Z
    =teal 7 M34 54L28 40M88 54L94 40
    o teal 27 36 6 7
    o teal 95 36 6 7
    @dead 34 65 1.100
    pink M18 74Q6 76 8 86Q18 88 26 80Z
    ~green- 3.5 M66 48V24
    o white 66 10 5
    o white 57 17 5
    o white 60 27 5
    o white 72 27 5
    o white 75 17 5
    o gold 66 19 5`,
  // a broad hat, a lasso, no mercy
  K30: `orange hills
    =sand 3 M74 74C98 80 112 66 106 48
    =sand 3 M106 48C116 40 112 28 100 30S84 44 92 50S104 52 106 48
    @mon 46 66 1.3 0 violet
    @angry 46 56 1
    red M20 72Q46 82 74 72L47 92Z
    o white* 36 79 2
    o white* 48 81 2
    o white* 58 79 2
    brown M4 36Q46 50 90 36Q92 26 74 27L66 6Q47 -3 28 6L19 27Q2 26 4 36Z
    brown+* M26 24L33 9Q38 6 44 6Q36 16 36 28Z
    gold M19 27Q46 36 74 27L72 20Q46 29 21 20Z`,
  // on strike, with coffee
  K31: `steel floor
    =brown 4 M88 88V34
    white M64 6H114V40H64Z
    ~red 5 M74 14L104 32M104 14L74 32
    @builder 40 58 1.35
    =orange 8 M54 70Q72 70 86 58
    o orange 88 56 6
    red M2 68H16V82H2Z
    ~mark 2.5 M6 62Q3 57 7 53M12 62Q9 57 13 53`,
  // no comment, at length
  K32: `cool floor
    @monster 60 32 .95 0 blue
    white M52 46H68L60 54Z
    red M58 52H62L66 64L60 70L54 64Z
    brown M26 60H94L88 90H32Z
    brown+* M30 64H52V86H34Z
    gold M60 66L63.500 73L71 74L65.500 79L67 86L60 82.500L53 86L54.500 79L49 74L56.500 73Z
    @mic 34 46 .7 20
    @mic 86 46 .7 -20
    @mic 22 52 .7 30`,
  // a whole drum of it, and a boss die at the end
  K33: `sand floor
    brown- M4 78H72V86H4Z
    ~ink 9 M40 14C74 6 92 20 95 44
    ~gold 5 M40 14C74 6 92 20 95 44
    o brown 38 46 36
    o brown+* 30 36 18
    o gold 38 46 24
    ~gold- 2.5 M38 28A18 18 0 1 1 37.9 28M38 34A12 12 0 1 1 37.9 34
    o brown- 38 46 8
    o ink* 38 46 3
    @bossdie 96 62 1.15 14
    !fame 96 62 .52 14
    ~mark 3 M114 36L119 29M72 60L66 56`,
  // knows where everything goes, loudly
  K34: `gold floor
    @mon 52 62 1.15 0 green
    @angry 52 58 1.1
    ~ink 3 M42 76H62
    white M28 46C28 16 76 16 76 46Z
    steel+* M34 42C36 26 46 24 50 24C44 30 42 36 42 44Z
    white M20 44H84V51H20Z
    !wrench 52 34 .26
    blue M84 56L116 48L118 76L86 84Z
    ~white 2.5 M90 62H100V72H110M94 78L112 73M104 58V64`,
};
