export { listBrowserModels } from "./browser-models.ts";
export { MODELS } from "./generated/models.ts";
export { RESULTS } from "./generated/results.ts";
export {
	knowsLanguage,
	type Model,
	type ModelField,
	type ModelInBrowser,
	type ModelInput,
	type ModelLanguages,
	type ModelLicence,
	type ModelStatus,
	type ModelSupport,
	type WeightPrecision,
} from "./types/model.ts";
export { type CallTarget, takesModel } from "./takes-model.ts";
export type { Benchmark, ModelResult, TaskResults } from "./types/results.ts";
