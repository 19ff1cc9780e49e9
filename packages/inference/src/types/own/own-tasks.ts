import type {
	ChatCompletionInput,
	ChatCompletionInputGrammarType,
	ChatCompletionInputMessage,
	FeatureExtractionInput,
	TableQuestionAnsweringInput,
	TextGenerationInput,
	TextGenerationInputGrammarType,
	TextGenerationParameters,
	ZeroShotImageClassificationInput,
	ZeroShotImageClassificationParameters,
} from "@pusula/tasks";
import type { FileArgs, FileInput } from "./file-args.ts";
import type { TextGenerationStreamOutput } from "./text-stream.ts";

/**
 * The tasks whose types are not those of their schemas, with the types that differ: what a caller sends (`args`), what an
 * adapter receives (`input`), what a caller gets (`output`), one chunk of the stream (`chunk`). The table of the tasks is
 * generated from it.
 */
export interface OwnTypes {
	"audio-to-audio": {
		args: FileArgs<Record<string, unknown>>;
		input: { inputs: Blob; parameters?: Record<string, unknown> | undefined };
		output: AudioToAudioOutput[];
	};
	conversational: { args: ChatCompletionFields; input: ChatCompletionFields };
	"feature-extraction": {
		args: FeatureExtractionFields;
		input: FeatureExtractionFields;
		output: FeatureExtractionOutput;
	};
	"table-question-answering": { args: TableQuestionAnsweringFields; input: TableQuestionAnsweringFields };
	"tabular-classification": { args: TabularFields; input: TabularFields };
	"tabular-regression": { args: TabularFields; input: TabularFields };
	"text-generation": {
		args: TextGenerationFields;
		input: TextGenerationFields;
		chunk: TextGenerationStreamOutput;
	};
	"zero-shot-image-classification": { args: ZeroShotImageClassificationFields };
}

/** An input with other fields of these names. `Omit` would lose the rest, because the types are open to unknown fields. */
type With<Input, Fields> = {
	[Key in keyof Input as Key extends keyof Fields ? never : Key]: Input[Key];
} & Fields;

/** An input whose optional fields may be null, as services read absent ones. */
type OrNull<Input> = {
	[Key in keyof Input]: undefined extends Input[Key] ? Input[Key] | null : Input[Key];
};

/**
 * A conversation as the published types have it, or as OpenAI's do, with nulls and a map of biases. `response_format`
 * may also be a grammar in the older spelling.
 */
export type ChatCompletionFields = With<
	OrNull<ChatCompletionInput>,
	{
		messages: OrNull<ChatCompletionInputMessage>[];
		logit_bias?: number[] | Record<string, number> | null | undefined;
		response_format?: ChatCompletionInputGrammarType | TextGenerationInputGrammarType | null | undefined;
	}
>;

/** A prompt as the published types have it, or with nulls. */
export type TextGenerationFields = With<
	TextGenerationInput,
	{ parameters?: OrNull<TextGenerationParameters> | undefined }
>;

/** `inputs` with the fields OpenAI-style services know. */
export type FeatureExtractionFields = OrNull<FeatureExtractionInput> & {
	encoding_format?: "float" | "base64" | undefined;
	dimensions?: number | null | undefined;
};

/** A vector for each text, or nested lists as the model returns them. */
export type FeatureExtractionOutput = (number | number[] | number[][])[];

/** One separated sound. `blob` is base64 text. */
export interface AudioToAudioOutput {
	/** The sound as base64 text. */
	blob: string;
	/** Media type of the sound: `audio/wav`. */
	"content-type": string;
	/** What the sound holds: `speech`, `noise`. */
	label: string;
}
/** One sound of `audioToAudio`: its bytes as base64, its type and what it holds. */
export type AudioToAudioOutputElem = AudioToAudioOutput;

/** The question under its schema name, or under the name the service uses. */
export type TableQuestionAnsweringFields = With<
	TableQuestionAnsweringInput,
	{
		inputs: { table: Record<string, string[]> } & (
			{ question: string; query?: string } | { query: string; question?: string }
		);
	}
>;

/** The rows of a table, a list for each column. */
export interface TabularFields {
	/** `data`: the columns by name, each with one text for each row. */
	inputs: { data: Record<string, string[]> };
}

/** The picture as `inputs`, or under `image` in it, as older programs pass it. */
export type ZeroShotImageClassificationFields =
	| With<ZeroShotImageClassificationInput, { inputs: FileInput }>
	| {
			inputs: { image: FileInput };
			parameters?: ZeroShotImageClassificationParameters | undefined;
	  };
