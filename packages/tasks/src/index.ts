// The generated modules are passed on whole: their names are made from the task ids.
export { CATALOGUE_SOURCE } from "./catalogue-source.ts";
export * from "./generated/call-docs.ts";
export * from "./generated/callable-tasks.ts";
export * from "./generated/examples.ts";
export * from "./generated/libraries.ts";
export * from "./generated/schemas.ts";
export * from "./generated/shapes.ts";
export * from "./types/generated/task-ids.ts";
export * from "./generated/tasks.ts";
export * from "./generated/types.ts";
export { HIDDEN_IN_DATASETS, HIDDEN_IN_MODELS } from "./hidden-tasks.ts";
export type {
	Descriptions,
	JsonSchema,
	JsonSchemaUnit,
	JsonType,
	JsonValue,
	Shape,
	TaskSchemas,
} from "./types/json-schema.ts";
export { DESCRIPTION_KEYS, LOCALES, REGIONS, type DescriptionKey, type Locale } from "./types/locales.ts";
export { MODALITIES } from "./modalities.ts";
export type {
	CallableTask,
	CallDocs,
	LanguageModelKind,
	ResultKind,
	TaskCall,
	TaskPart,
} from "./types/task-call.ts";
export type {
	Demo,
	DemoEntry,
	DemoToken,
	Example,
	ExampleInput,
	ExampleOrigin,
	Library,
	LibraryTasks,
	LocalizedText,
	Modality,
	ModalityEntry,
	OutputKind,
	Subtask,
	Task,
	TaskColor,
	TaskExamples,
	TaskInfo,
	TaskResource,
} from "./types/task.ts";
