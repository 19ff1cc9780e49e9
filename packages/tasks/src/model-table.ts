export { MODELS } from "./generated/models.ts";
export { RESULTS } from "./generated/results.ts";
export {
	knowsLanguage,
	type Model,
	type ModelField,
	type ModelLanguages,
	type ModelLicence,
	type ModelStatus,
	type ModelSupport,
} from "./model.ts";
export type { Benchmark, ModelResult, TaskResults } from "./results.ts";
