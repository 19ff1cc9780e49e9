import type { Dialect } from "../dialect.ts";
import { detailError } from "./envelopes.ts";
import { chat } from "./openai.ts";

/** NVIDIA: chat. Source: https://docs.api.nvidia.com/nim/reference/llm-apis */
export const nvidia: Dialect = {
	id: "nvidia",
	name: "NVIDIA",
	hosts: ["integrate.api.nvidia.com"],
	scheme: "Bearer",
	errorBody: detailError,
	rules: [chat("v1/chat/completions", { status: 422 })],
};
