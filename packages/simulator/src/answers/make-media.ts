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
	/** Size of a picture in pixels. Default: that of `file`, else 256 by 256. */
	readonly width?: number | undefined;
	readonly height?: number | undefined;
	/** Whether a number of frames or a length of the video is requested. */
	readonly hasLength?: boolean | undefined;
	/** What must not be seen. */
	readonly negativePrompt?: string | readonly string[] | undefined;
}

/** The picture of an example, if it has the requested size; else a PNG of that size that says that it is a sample. */
export function makePicture(state: State, request: MediaRequest): StoredFile {
	const { task, prompt, file, width, height } = request;
	const known = findKnownFile(state, task, toInput(request));
	if (known && hasRequestedSize(known, request)) return known;
	state.examples.reportSample();
	const seen = file && see(file);
	const label = sampleLabel(state.examples.localeOf(prompt));
	const size = { width: width ?? seen?.width ?? 256, height: height ?? seen?.height ?? 256 };
	return { type: "image/png", bytes: encodePng(paintSample(label, size), prompt) };
}

/**
 * The video of an example, if neither size nor length is requested: the simulator reads those of no video. Else an MP4 of
 * two seconds that says that it is a sample.
 */
export function makeVideo(state: State, request: MediaRequest): StoredFile {
	const { task, width, height, hasLength = false } = request;
	const known = findKnownFile(state, task, toInput(request));
	if (known && width === undefined && height === undefined && !hasLength) return known;
	state.examples.reportSample();
	return { type: "video/mp4", bytes: encodeMp4(sampleLabel(state.examples.localeOf(request.prompt))) };
}

/** The sound of an example; else a WAV with a few notes, whose comment says that it is a sample of the text. */
export function makeSound(state: State, task: string, text: string): StoredFile {
	const known = findKnownFile(state, task, { inputs: text });
	if (known) return known;
	const note = sampleText(state.examples.localeOf(text));
	return { type: "audio/wav", bytes: encodeWav(`${note} ${text}`) };
}

/**
 * What a body says of the picture or video beside its prompt: `negative_prompt`, a text or a list of them; its size as
 * `width`/`height`, `target_size`, `image_size`, or `size` as "1024x768" or "1024*768"; and whether it has a length, as
 * `num_frames`, `duration` or `seconds`.
 */
export function readPictureFields(
	body: Readonly<Record<string, unknown>>,
): Pick<MediaRequest, "width" | "height" | "hasLength" | "negativePrompt"> {
	return {
		...readSize(body),
		...(LENGTHS.some((name) => (body[name] ?? undefined) !== undefined) && { hasLength: true }),
		...readNegativePrompt(body["negative_prompt"]),
	};
}

const LENGTHS = ["num_frames", "duration", "seconds"] as const;

function readNegativePrompt(value: unknown): Pick<MediaRequest, "negativePrompt"> {
	if (typeof value === "string") return { negativePrompt: value };
	const texts = Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
	return texts.length > 0 ? { negativePrompt: texts } : {};
}

function readSize(body: Readonly<Record<string, unknown>>): Pick<MediaRequest, "width" | "height"> {
	const { size } = body;
	const [width, height] = typeof size === "string" ? size.split(/[x*]/).map(Number) : [];
	const nested = [body["target_size"], body["image_size"], body].find(hasSize);
	if (nested) return { width: nested.width, height: nested.height };
	return width && height ? { width, height } : {};
}

/** A text alone, or a picture with its text as the setting `prompt`. */
function toInput({ prompt, file, negativePrompt }: MediaRequest): ExampleInput {
	const parameters = negativePrompt === undefined ? {} : { negative_prompt: negativePrompt };
	return file === undefined
		? { inputs: prompt, parameters }
		: { inputs: file, parameters: { prompt, ...parameters } };
}

/** Whether a picture is as wide and as high as was requested, where that was. */
function hasRequestedSize({ bytes }: StoredFile, { width, height }: MediaRequest): boolean {
	const seen = see(bytes);
	return (width ?? seen.width) === seen.width && (height ?? seen.height) === seen.height;
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
