import { isRecord } from "../rules/checks.ts";
import { encodeMp4 } from "../media/mp4.ts";
import { encodePng } from "../media/png.ts";
import { paintSample } from "../media/sample-picture.ts";
import { encodeWav } from "../media/wav.ts";
import type { Bytes } from "../media/bytes.ts";
import type { StoredFile } from "../state/files.ts";
import type { ExampleInput, State } from "../state/state.ts";
import { see } from "./see.ts";
import { sampleLabel, sampleText } from "./sample.ts";

/** What a file is to be made from. */
export interface MediaRequest {
	/** Hub task id. */
	readonly task: string;
	readonly prompt: string;
	/** The picture that was sent. */
	readonly file?: Bytes | undefined;
	/** Size in pixels. Default: that of `file`, else 256 by 256. */
	readonly width?: number | undefined;
	readonly height?: number | undefined;
}

/** The picture of an example; else a PNG of the requested size that says that it is a sample. */
export function makePicture(state: State, { task, prompt, file, width, height }: MediaRequest): StoredFile {
	const known = findKnownFile(state, task, toInput(prompt, file));
	if (known) return known;
	const seen = file && see(file);
	const label = sampleLabel(state.examples.localeOf(prompt));
	const size = { width: width ?? seen?.width ?? 256, height: height ?? seen?.height ?? 256 };
	return { type: "image/png", bytes: encodePng(paintSample(label, size), prompt) };
}

/** The video of an example; else an MP4 of two seconds that says that it is a sample. */
export function makeVideo(state: State, { task, prompt, file }: MediaRequest): StoredFile {
	const known = findKnownFile(state, task, toInput(prompt, file));
	if (known) return known;
	return { type: "video/mp4", bytes: encodeMp4(sampleLabel(state.examples.localeOf(prompt))) };
}

/** The sound of an example; else a WAV with a few notes, whose comment says that it is a sample of the text. */
export function makeSound(state: State, task: string, text: string): StoredFile {
	const known = findKnownFile(state, task, { inputs: text });
	if (known) return known;
	const note = sampleText(state.examples.localeOf(text));
	return { type: "audio/wav", bytes: encodeWav(`${note} ${text}`) };
}

/** Width and height in a body: `width`/`height`, `target_size`, `image_size`, or `size` as "1024x768" or "1024*768". */
export function readSize(body: Readonly<Record<string, unknown>>): Pick<MediaRequest, "width" | "height"> {
	const { size } = body;
	const [width, height] = typeof size === "string" ? size.split(/[x*]/).map(Number) : [];
	const nested = [body["target_size"], body["image_size"], body].find(hasSize);
	if (nested) return { width: nested.width, height: nested.height };
	return width && height ? { width, height } : {};
}

/** A text alone, or a picture with its text as the setting `prompt`. */
function toInput(prompt: string, file: Bytes | undefined): ExampleInput {
	return file === undefined ? { inputs: prompt } : { inputs: file, parameters: { prompt } };
}

/** The file that the example of a task with this input results in. */
function findKnownFile({ examples }: State, task: string, input: ExampleInput): StoredFile | undefined {
	const known = examples.resultOf(task, input);
	const [name] = isRecord(known) ? Object.values(known).filter((value) => typeof value === "string") : [];
	return name === undefined ? undefined : examples.findFile(task, name);
}

function hasSize(value: unknown): value is { readonly width: number; readonly height: number } {
	return (
		isRecord(value) &&
		typeof value["width"] === "number" &&
		typeof value["height"] === "number" &&
		value["width"] > 0 &&
		value["height"] > 0
	);
}
