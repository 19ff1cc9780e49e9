import { isRecord } from "../rules/checks.ts";
import { encodePng } from "../media/png.ts";
import { encodeWav } from "../media/wav.ts";
import type { Bytes } from "../media/bytes.ts";
import type { StoredFile } from "../state/files.ts";
import type { State } from "../state/state.ts";
import { see } from "./see.ts";
import { sampleLabel, sampleText } from "./sample.ts";

/** A part of a picture or of a sound, as a file. */
export interface Part {
	readonly label: string;
	readonly file: StoredFile;
	/** Absent where the task gives none. */
	readonly score?: number;
}

/** The masks of an example's picture; of any other a single one over the whole of it. */
export function findMasks(state: State, picture: Bytes): readonly [Part, ...Part[]] {
	const [first, ...others] = findKnownParts(state, "image-segmentation", picture);
	if (first) return [first, ...others];
	const { width, height } = see(picture);
	const palette = Array.from({ length: 16 }, () => [255, 255, 255] as const);
	const bytes = encodePng({ width, height, palette, pixels: new Uint8Array(width * height) });
	return [
		{ label: sampleLabel(state.examples.localeOf("")), score: 0.5, file: { type: "image/png", bytes } },
	];
}

/** The sounds that an example's recording is parted into; of any other one sound, whose comment says that it is a sample. */
export function separateSounds(state: State, sound: Bytes): readonly [Part, ...Part[]] {
	const [first, ...others] = findKnownParts(state, "audio-to-audio", sound);
	if (first) return [first, ...others];
	const locale = state.examples.localeOf("");
	const file = { type: "audio/wav", bytes: encodeWav(sampleText(locale)) };
	return [{ label: sampleLabel(locale), file }];
}

/** The parts of an example; none where one of its files is missing. */
function findKnownParts({ examples }: State, task: string, bytes: Bytes): readonly Part[] {
	const known = examples.resultOf(task, { inputs: bytes });
	const rows = Array.isArray(known) ? known.filter(isRecord) : [];
	const parts = rows.flatMap(({ label, score, mask, blob }) => {
		const file = examples.findFile(task, String(mask ?? blob));
		return file ? [{ label: String(label), file, ...(typeof score === "number" ? { score } : {}) }] : [];
	});
	return parts.length === rows.length ? parts : [];
}
