import { expect, it } from "vitest";
import { findTokenizer } from "./tokenizers.ts";

it.each([
	["openai/gpt-oss-20b", "o200k_base"],
	["openai/gpt-4o-mini", "o200k_base"],
	["openai/gpt-4.1", "o200k_base"],
	["o3-mini", "o200k_base"],
	["openai/gpt-4", "cl100k_base"],
	["openai/gpt-4-turbo", "cl100k_base"],
	["openai/gpt-3.5-turbo", "cl100k_base"],
	["meta-llama/Llama-3.1-8B-Instruct", "llama3"],
	["meta-llama/Meta-Llama-3-8B", "llama3"],
	["meta-llama/Llama-2-7b", undefined],
	["meta-llama/Llama-4-Scout-17B", undefined],
	["Qwen/Qwen3-32B", undefined],
	["openai-community/gpt2", undefined],
	["", undefined],
])("knows the tokenizer of %s", (model, id) => {
	expect(findTokenizer(model)?.id).toBe(id);
});
