import type { Pipe } from "../types/loaded-model.ts";

/** Tokens of every text that SigLIP was trained on. Source: https://github.com/google-research/big_vision/issues/157. */
const SIGLIP_TOKENS = 64;

/** More tokens than any model takes: a tokenizer that names as many knows no bound. */
const UNBOUND = 1e9;

/** Gives the tokenizer of a SigLIP 2 model the bound that its files do not name, and up to which the library fills every text. */
export function boundTexts({ model, tokenizer }: Pipe): void {
	if (model.config.model_type !== "siglip" || (tokenizer.model_max_length ?? UNBOUND) < UNBOUND) return;
	Object.defineProperty(tokenizer, "model_max_length", { value: SIGLIP_TOKENS });
}
