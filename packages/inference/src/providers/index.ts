import { falAi } from "./fal-ai.ts";
import { groq } from "./groq.ts";
import { hfInference } from "./hf-inference.ts";
import { openai } from "./openai.ts";
import type { Provider } from "../types.ts";

/** Every provider by its id. The order is the one messages list them in. */
export const PROVIDERS = {
	"fal-ai": falAi,
	"hf-inference": hfInference,
	groq,
	openai,
} as const satisfies Readonly<Record<string, Provider>>;

/** Id of a provider. */
export type InferenceProvider = keyof typeof PROVIDERS;

/** A provider's id, or `auto`. */
export type InferenceProviderOrPolicy = InferenceProvider | "auto";
