/** The types that callers of both entries can name. */
export type * from "./adapter.ts";
export type * from "./call.ts";
export type * from "./clock.ts";
export type * from "./generated/schema-types.ts";
export type * from "./generated/task-table.ts";
export type * from "./job.ts";
export type * from "./output.ts";
export type * from "./own/file-args.ts";
export type * from "./own/own-tasks.ts";
export type * from "./own/text-stream.ts";
export type * from "./provider.ts";
export type * from "./reports.ts";
export type * from "./route.ts";
export type * from "./task.ts";
export type * from "./wire.ts";
