export type { Options, ResponseInfo, StreamVerdict } from "./types.ts";
