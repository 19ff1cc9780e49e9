export {
	call,
	callStream,
	type ClientDefaults,
	HfInference,
	HfInferenceEndpoint,
	InferenceClient,
	InferenceClientEndpoint,
} from "./entry/client.ts";
export { endpointProviders, hasAutoRouter } from "./registry/by-name.ts";
export { request, type RequestArgs, streamingRequest } from "./entry/request.ts";
export * from "./generated/functions.ts";
export * from "./errors/errors.ts";
export * from "./errors/error-aliases.ts";
export {
	INFERENCE_PROVIDERS,
	type InferenceProvider,
	type InferenceProviderOrPolicy,
	PROVIDERS,
} from "./registry/generated/providers.ts";
export { PROVIDER_FACTS } from "./registry/generated/provider-facts.ts";
export { toKeyVariable } from "./entry/key-variable.ts";
export { PROVIDERS_HUB_ORGS, PROVIDERS_OR_POLICIES } from "./registry/provider-lists.ts";
export {
	type DescribeCall,
	type DescribedJob,
	type DescribedRequest,
	describeRequest,
	type KeyKind,
} from "./entry/describe.ts";
export {
	type HandleFor,
	type JobHandle,
	type JobOutput,
	type JobStatus,
	resumeJob,
	type StoredJob,
	submitJob,
} from "./entry/jobs.ts";
export { InlineFile } from "./lib/files.ts";
export { HUB_URL, ROUTER_URL } from "./lib/platform-urls.ts";
export { hubModels } from "./pipeline/route/hub-models.ts";
export type { TaskId } from "@pusula/tasks";
export type * from "./registry/named-args.ts";
export type * from "./generated/task-args.ts";
export type { ArgsFor, CallArgs, StreamArgsFor, TaskArgs } from "./types/args.ts";
export type * from "./types/older-names.ts";
export type * from "./types/public.ts";
