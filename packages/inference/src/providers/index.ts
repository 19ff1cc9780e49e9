// Made from the files of this folder by `npm run generate`. Do not edit.

import type { Provider } from "../types/provider.ts";
import { baseten } from "./baseten.ts";
import { blackForestLabs } from "./black-forest-labs.ts";
import { cerebras } from "./cerebras.ts";
import { clarifai } from "./clarifai.ts";
import { cohere } from "./cohere.ts";
import { deepinfra } from "./deepinfra.ts";
import { falAi } from "./fal-ai.ts";
import { featherlessAi } from "./featherless-ai.ts";
import { fireworksAi } from "./fireworks-ai.ts";
import { groq } from "./groq.ts";
import { hfInference } from "./hf-inference.ts";
import { hyperbolic } from "./hyperbolic.ts";
import { nebius } from "./nebius.ts";
import { novita } from "./novita.ts";
import { nscale } from "./nscale.ts";
import { nvidia } from "./nvidia.ts";
import { openai } from "./openai.ts";
import { ovhcloud } from "./ovhcloud.ts";
import { publicai } from "./publicai.ts";
import { replicate } from "./replicate.ts";
import { sambanova } from "./sambanova.ts";
import { scaleway } from "./scaleway.ts";
import { together } from "./together.ts";
import { wavespeed } from "./wavespeed.ts";
import { zaiOrg } from "./zai-org.ts";

/** Every provider by its id. The order is the one messages list them in. */
export const PROVIDERS = {
	baseten,
	"black-forest-labs": blackForestLabs,
	cerebras,
	clarifai,
	cohere,
	deepinfra,
	"fal-ai": falAi,
	"featherless-ai": featherlessAi,
	"fireworks-ai": fireworksAi,
	groq,
	"hf-inference": hfInference,
	hyperbolic,
	nebius,
	novita,
	nscale,
	nvidia,
	openai,
	ovhcloud,
	publicai,
	replicate,
	sambanova,
	scaleway,
	together,
	wavespeed,
	"zai-org": zaiOrg,
} as const satisfies Readonly<Record<string, Provider>>;

/** Id of a provider. */
export type InferenceProvider = keyof typeof PROVIDERS;

/** A provider's id, or `auto`. */
export type InferenceProviderOrPolicy = InferenceProvider | "auto";
