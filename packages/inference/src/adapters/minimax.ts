import { InputError } from "../errors/errors.ts";
import { checkFile } from "./check-file.ts";
import { dataUrlFile } from "../lib/files.ts";
import type { AdapterInput } from "../types/task.ts";

const RATIOS = ["21:9", "16:9", "4:3", "1:1", "3:4", "9:16"] as const;
const FRAMES_PER_SECOND = 24;
/** Parameters this model has no use for. */
const IGNORED = ["guidance_scale", "negative_prompt", "num_inference_steps", "seed"] as const;

interface Size {
	readonly width: number;
	readonly height: number;
}

/** Request body of MiniMax H3 for a prompt with or without a first picture. */
export function toMinimaxVideo({
	inputs: image,
	parameters,
	...rest
}: AdapterInput<"image-text-to-video">): object {
	const {
		prompt,
		target_size: size,
		num_frames: frames,
		resolution,
		duration,
		ratio,
		...others
	} = parameters ?? {};
	if (typeof prompt !== "string" || prompt.trim() === "") {
		throw new InputError("Novita MiniMax H3 requires a non-empty parameters.prompt.", {
			code: "prompt-required",
		});
	}
	for (const name of IGNORED) delete others[name];
	return {
		...rest,
		...others,
		model: "MiniMax-H3",
		content: [
			{ type: "text", text: prompt },
			...(image
				? [
						{
							type: "image_url",
							image_url: { url: dataUrlFile(checkFile(image), "image/png") },
							role: "first_frame",
						},
					]
				: []),
		],
		resolution: resolution ?? (size ? nearestResolution(size) : "768P"),
		duration: duration ?? toSeconds(frames),
		ratio: image ? "adaptive" : (ratio ?? (size ? nearestRatio(size) : "16:9")),
	};
}

/** `768P` or `2K`, whichever is nearer to the short edge; the smaller one on a tie. */
function nearestResolution({ width, height }: Size): string {
	const edge = Math.min(width, height);
	return Math.abs(edge - 768) <= Math.abs(edge - 1440) ? "768P" : "2K";
}

/** Whole seconds for a number of frames, within what the model makes: four to fifteen. */
function toSeconds(frames: number | undefined): number {
	return frames === undefined ? 4 : Math.min(15, Math.max(4, Math.round(frames / FRAMES_PER_SECOND)));
}

/** The named ratio nearest to a size, in the way eyes compare: by factors. */
function nearestRatio({ width, height }: Size): string {
	const distance = (ratio: string): number => Math.abs(Math.log(width / height / valueOf(ratio)));
	return RATIOS.toSorted((a, b) => distance(a) - distance(b))[0] ?? "16:9";
}

function valueOf(ratio: string): number {
	const [width = 1, height = 1] = ratio.split(":").map(Number);
	return width / height;
}
