export { MODELS } from "./generated/models.ts";
export {
	knowsLanguage,
	type Model,
	type ModelField,
	type ModelLanguages,
	type ModelLicence,
	type ModelStatus,
	type ModelSupport,
} from "./model.ts";
