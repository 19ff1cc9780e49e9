import type { Tensor as LibraryTensor } from "@huggingface/transformers";
import type { Library, Pipe } from "../types/loaded-model.ts";
import { isFields } from "./parts/runner.ts";

/**
 * The code of the language that a recording is spoken in, as Whisper itself detects it: the likeliest of its language tokens
 * behind the start of a text. Transformers.js 4.3.1 takes English where neither the call nor the model's own settings name a language
 * (src/models/whisper/modeling_whisper.js). Undefined for a model that has no language to choose, or names its own.
 * @param samples at the rate of the model, at most as long as it takes at once
 */
export async function detectLanguage(
	pipe: Pipe,
	library: Library,
	samples: Float32Array,
): Promise<string | undefined> {
	const { is_multilingual, lang_to_id, language, decoder_start_token_id } =
		pipe.model.generation_config ?? {};
	if (is_multilingual !== true || !isFields(lang_to_id) || typeof language === "string") return undefined;
	const { input_features } = await pipe.processor(samples);
	const written = (await pipe.model.generate({
		inputs: input_features,
		decoder_input_ids: [decoder_start_token_id ?? pipe.model.config.decoder_start_token_id],
		max_new_tokens: 1,
		do_sample: false,
		return_timestamps: false,
		logits_processor: onlyOf(library, Object.values(lang_to_id) as readonly number[]), // ids by their token
	})) as LibraryTensor; // the start and one token
	const [token] = Object.entries(lang_to_id).find(([, id]) => id === Number(written.data.at(-1))) ?? [];
	const code = token?.replace(/^<\||\|>$/g, "");
	return code === "yue" ? "zh" : code; // the library has no name for Cantonese
}

/** Leaves these tokens alone with a chance. */
function onlyOf(library: Library, ids: readonly number[]): object {
	class OnlyOf extends library.LogitsProcessor {
		override _call(_ids: readonly (readonly bigint[])[], logits: LibraryTensor): LibraryTensor {
			const scores = logits.data as Float32Array; // the library casts scores to these
			const kept = ids.map((id) => scores[id] ?? -Infinity);
			scores.fill(-Infinity);
			for (const [index, id] of ids.entries()) scores[id] = kept[index] ?? -Infinity;
			return logits;
		}
	}
	const list = new library.LogitsProcessorList();
	list.push(new OnlyOf());
	return list;
}
