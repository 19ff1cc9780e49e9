import { Problem } from "../lib/problem.ts";
import type { EngineRequest } from "../types/engine.ts";
import type { ModelConfig } from "../types/loaded-model.ts";
import { generationOf } from "./parts/runner.ts";

/** Kinds of models that speak in no voice of their own. Source: Transformers.js 4.3.1, src/pipelines/text-to-audio.js. */
const VOICELESS: readonly unknown[] = ["speecht5", "supertonic"];

/**
 * The voice of a call, `speaker_embeddings`; undefined where it has none and its model needs none.
 * @throws Problem `bad-input` for a voice that is not numbers, and for none where the model has no voice of its own
 */
export function voiceOf(request: EngineRequest, { model_type }: ModelConfig): Float32Array | undefined {
	const { speaker_embeddings: voice } = generationOf(request);
	if (voice instanceof Float32Array) return voice;
	if (Array.isArray(voice)) return Float32Array.from(voice as number[]); // what is no number becomes NaN
	if (voice !== undefined)
		throw new Problem("bad-input", "speaker_embeddings must be numbers. Fetch a file of a voice yourself.");
	if (VOICELESS.includes(model_type))
		throw new Problem(
			"bad-input",
			`The model ${request.model} has no voice of its own. Set speaker_embeddings, or take another model.`,
		);
	return undefined;
}
