export const MOMENTS = ["empty", "waiting", "error", "won", "lost"] as const;
export type Moment = (typeof MOMENTS)[number];
