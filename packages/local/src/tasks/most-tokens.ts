import type { ModelConfig, Tokenizer } from "../types/loaded-model.ts";

/** Most tokens that a model takes at once, marks included: of its tokenizer, and within its positions. Infinite where neither names one. */
export function mostTokens({ model_max_length: most = Infinity }: Tokenizer, config: ModelConfig): number {
	return Math.min(most, countPositions(config));
}

/** Models whose first token has the position behind `pad_token_id`: of 514 positions they take 512 tokens. */
const LATE_STARTERS = /^((xlm-)?roberta|camembert)$/;

/** Most tokens that a model has positions for; DeBERTa adds none to what it reads, and its `max_position_embeddings` bounds nothing. */
function countPositions({
	max_position_embeddings: all = Infinity,
	model_type = "",
	pad_token_id,
	position_biased_input: hasTable = true,
}: ModelConfig): number {
	if (!hasTable) return Infinity;
	return LATE_STARTERS.test(model_type) ? all - (pad_token_id ?? 1) - 1 : all;
}
