export { InferenceClient, HfInference, InferenceClientEndpoint, type ClientDefaults } from "./client.ts";
export * from "./tasks/index.ts";
export * from "./errors.ts";
export { PROVIDERS, type InferenceProvider, type InferenceProviderOrPolicy } from "./providers/index.ts";
export type { Options, ResponseInfo, StreamVerdict } from "./options.ts";
export type * from "./types.ts";
export type * from "./task-args.ts";
export type { BaseArgs } from "./args.ts";
