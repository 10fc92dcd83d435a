// What a picture is laid on: far and near paint by day, and by night.

export const GROUNDS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  sky: ["#bfe4f2", "#8cc474", "#2e4076", "#2f6149"],
  sea: ["#d3f0f2", "#57b6cc", "#263a68", "#1e6a86"],
  sand: ["#c6e8f4", "#ecd08f", "#2f3a70", "#8d7547"],
  room: ["#f3dcbc", "#c9976a", "#5d4262", "#3d2b44"],
  cool: ["#ddd5f4", "#b09cdc", "#5d4f9c", "#43387c"],
  alarm: ["#f9cdbb", "#e9936f", "#722a30", "#4c1820"],
  gold: ["#fcebb6", "#f3cb66", "#6f5322", "#4d3814"],
  orange: ["#fde0b4", "#f4b566", "#7a4a1e", "#563211"],
  mint: ["#d0f0e0", "#93d3b2", "#255c4f", "#184239"],
  steel: ["#dfe6ee", "#b3bfcd", "#4f5c72", "#3a4558"],
  pink: ["#fbd9e4", "#ee9fbd", "#6a3350", "#482138"],
  dusk: ["#e3c9e8", "#c48fc0", "#5a3d78", "#3f2958"],
  night: ["#5a67a8", "#3c4784", "#2c3670", "#1f2856"],
};

/** The near paint, cut to shape, on 120 by 90. */
export const SHAPES: Readonly<Record<string, string>> = {
  none: "",
  floor: "M0 68H120V90H0Z",
  hills: "M0 72Q26 54 56 66T120 58V90H0Z",
  waves: "M0 66Q8 60 15 66T30 66T45 66T60 66T75 66T90 66T105 66T120 66V90H0Z",
  spot: "M60 4A42 41 0 1 1 59.9 4Z",
  rays: "M60 45L-10 20V44ZM60 45L-10 70V96ZM60 45L14 100H44ZM60 45L76 100H106ZM60 45L130 96V70ZM60 45L130 44V20ZM60 45L106 -10H76ZM60 45L44 -10H14Z",
};
