// Made from the files of packages/inference/src/providers by `npm run generate`. Do not edit.

import type { Provider } from "../../types/provider.ts";
import { baseten } from "../../providers/baseten.ts";
import { blackForestLabs } from "../../providers/black-forest-labs.ts";
import { cerebras } from "../../providers/cerebras.ts";
import { clarifai } from "../../providers/clarifai.ts";
import { cohere } from "../../providers/cohere.ts";
import { deepinfra } from "../../providers/deepinfra.ts";
import { falAi } from "../../providers/fal-ai.ts";
import { featherlessAi } from "../../providers/featherless-ai.ts";
import { fireworksAi } from "../../providers/fireworks-ai.ts";
import { groq } from "../../providers/groq.ts";
import { hfInference } from "../../providers/hf-inference.ts";
import { hyperbolic } from "../../providers/hyperbolic.ts";
import { nebius } from "../../providers/nebius.ts";
import { novita } from "../../providers/novita.ts";
import { nscale } from "../../providers/nscale.ts";
import { nvidia } from "../../providers/nvidia.ts";
import { openai } from "../../providers/openai.ts";
import { ovhcloud } from "../../providers/ovhcloud.ts";
import { publicai } from "../../providers/publicai.ts";
import { replicate } from "../../providers/replicate.ts";
import { sambanova } from "../../providers/sambanova.ts";
import { scaleway } from "../../providers/scaleway.ts";
import { together } from "../../providers/together.ts";
import { wavespeed } from "../../providers/wavespeed.ts";
import { zaiOrg } from "../../providers/zai-org.ts";

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

/** Ids of all providers, in alphabetical order. */
export const INFERENCE_PROVIDERS = [
	"baseten",
	"black-forest-labs",
	"cerebras",
	"clarifai",
	"cohere",
	"deepinfra",
	"fal-ai",
	"featherless-ai",
	"fireworks-ai",
	"groq",
	"hf-inference",
	"hyperbolic",
	"nebius",
	"novita",
	"nscale",
	"nvidia",
	"openai",
	"ovhcloud",
	"publicai",
	"replicate",
	"sambanova",
	"scaleway",
	"together",
	"wavespeed",
	"zai-org",
] as const satisfies readonly InferenceProvider[];

/** A provider's id, or `auto`. */
export type InferenceProviderOrPolicy = InferenceProvider | "auto";
