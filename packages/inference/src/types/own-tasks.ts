import type {
	FeatureExtractionInput,
	TableQuestionAnsweringInput,
	ZeroShotImageClassificationInput,
	ZeroShotImageClassificationParameters,
} from "@pusula/tasks";
import type { FileInput } from "./file-args.ts";

/** An input with other `inputs`. `Omit` would lose the other fields, because the types are open to unknown ones. */
type With<Input, Inputs> = { [Key in keyof Input as Key extends "inputs" ? never : Key]: Input[Key] } & {
	inputs: Inputs;
};

/** `inputs` with the fields OpenAI-style services know. */
export type FeatureExtractionFields = FeatureExtractionInput & {
	encoding_format?: "float" | "base64" | undefined;
	dimensions?: number | null | undefined;
};

/** A vector for each text, or nested lists as the model returns them. */
export type FeatureExtractionOutput = (number | number[] | number[][])[];

/** One separated sound. `blob` is base64 text. */
export interface AudioToAudioOutput {
	blob: string;
	"content-type": string;
	label: string;
}
/** One sound of `audioToAudio`: its bytes as base64, its type and what it holds. */
export type AudioToAudioOutputElem = AudioToAudioOutput;

/** The question under its schema name, or under the name the service uses. */
export type TableQuestionAnsweringFields = With<
	TableQuestionAnsweringInput,
	{ table: Record<string, string[]> } & (
		{ question: string; query?: string } | { query: string; question?: string }
	)
>;

/** The picture as `inputs`, or under `image` in it, as older programs pass it. */
export type ZeroShotImageClassificationFields =
	| With<ZeroShotImageClassificationInput, FileInput>
	| {
			inputs: { image: FileInput };
			parameters?: ZeroShotImageClassificationParameters | undefined;
	  };
