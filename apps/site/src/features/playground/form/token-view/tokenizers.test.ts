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
	["Qwen/Qwen3-32B", "qwen3"],
	["Qwen/Qwen3-235B-A22B-Thinking-2507", "qwen3"],
	["Qwen/Qwen2.5-7B-Instruct", "qwen3"],
	["Qwen/Qwen2-VL-7B-Instruct", "qwen3"],
	["Qwen/QwQ-32B", "qwen3"],
	["Qwen/Qwen3.5-27B", undefined],
	["Qwen/Qwen-7B", undefined],
	["Qwen/Qwen1.5-7B", undefined],
	["google/gemma-3-27b-it", undefined],
	["mistralai/Mistral-7B-Instruct-v0.3", undefined],
	["deepseek-ai/DeepSeek-V3", undefined],
	["openai-community/gpt2", undefined],
	["", undefined],
])("knows the tokenizer of %s", (model, id) => {
	expect(findTokenizer(model)?.id).toBe(id);
});
