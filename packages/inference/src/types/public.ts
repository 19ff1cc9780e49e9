/** The types of this folder that callers of the package can name. */
export type * from "./adapter.ts";
export type * from "./call.ts";
export type * from "./clock.ts";
export type * from "./job.ts";
export type * from "./output.ts";
export type * from "./provider.ts";
export type * from "./reports.ts";
export type * from "./route.ts";
export type * from "./wire.ts";
