import { isRecord } from "../rules/checks.ts";
import type { Bytes } from "../media/bytes.ts";
import type { State } from "../state/state.ts";
import { sampleText } from "./sample.ts";

/** The sentence on an example's picture, else a sample. */
export function describePicture({ examples }: State, picture: Bytes): string {
	const known = examples.resultOf("image-to-text", { inputs: picture });
	const said = isRecord(known) ? known["generated_text"] : undefined;
	return typeof said === "string" ? said : sampleText(examples.localeOf(""));
}
