/** Types of a task that are not those of its schemas, as source text. */
export interface OwnTypes {
	/** What a caller sends. */
	readonly args?: string;
	/** What an adapter receives. */
	readonly input?: string;
	/** What a caller gets. */
	readonly output?: string;
	/** One chunk of the task's stream. */
	readonly chunk?: string;
}

const ROWS = "{ inputs: { data: Record<string, string[]> } }";

/** The tasks with types of their own; the named ones are those of `src/types/own-tasks.ts` and `text-stream.ts`. */
export const OWN_TYPES: Readonly<Record<string, OwnTypes>> = {
	"audio-to-audio": {
		args: "FileArgs<Record<string, unknown>>",
		input: "{ inputs: Blob; parameters?: Record<string, unknown> | undefined }",
		output: "AudioToAudioOutput[]",
	},
	conversational: { args: "ChatCompletionFields", input: "ChatCompletionFields" },
	"feature-extraction": {
		args: "FeatureExtractionFields",
		input: "FeatureExtractionFields",
		output: "FeatureExtractionOutput",
	},
	"table-question-answering": {
		args: "TableQuestionAnsweringFields",
		input: "TableQuestionAnsweringFields",
	},
	"tabular-classification": { args: ROWS, input: ROWS },
	"tabular-regression": { args: ROWS, input: ROWS },
	"text-generation": {
		args: "TextGenerationFields",
		input: "TextGenerationFields",
		chunk: "TextGenerationStreamOutput",
	},
	"zero-shot-image-classification": { args: "ZeroShotImageClassificationFields" },
};
