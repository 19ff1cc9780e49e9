import { isRecord } from "../rules/checks.ts";
import { readWavSeconds } from "../media/wav.ts";
import type { Bytes } from "../media/bytes.ts";
import type { State } from "../state/state.ts";
import { sampleText } from "./sample.ts";

/** A transcript of a recording. */
export interface Transcript {
	readonly text: string;
	readonly seconds: number;
	/** Segments with their times in seconds. */
	readonly segments: readonly { readonly text: string; readonly start: number; readonly end: number }[];
}

/** The transcript of an example's recording; of any other, or in translation, a sample of its length. */
export function transcribe(
	{ examples }: State,
	bytes: Bytes,
	settings: Readonly<Record<string, unknown>> = {},
): Transcript {
	const seconds = readWavSeconds(bytes);
	const known = examples.resultOf("automatic-speech-recognition", {
		inputs: bytes,
		parameters: toSettings(settings),
	});
	if (!isRecord(known) || typeof known["text"] !== "string") {
		const text = sampleText(examples.localeOf(""));
		return { text, seconds, segments: [{ text, start: 0, end: seconds }] };
	}
	const chunks = Array.isArray(known["chunks"]) ? known["chunks"].filter(isRecord) : [];
	const segments = chunks.map(({ text, timestamp }) => {
		const [start, end] = Array.isArray(timestamp) ? timestamp.map(Number) : [];
		return { text: typeof text === "string" ? text : "", start: start ?? 0, end: end ?? seconds };
	});
	return { text: known["text"], seconds, segments };
}

/** The settings without a task that is the default. */
function toSettings(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
	const { task, ...others } = settings;
	return task === "transcribe" ? others : settings;
}
