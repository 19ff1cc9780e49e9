// Made from the files of this folder by `npm run generate`. Do not edit.

import type { Dialect } from "../types.ts";
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
import { openAi } from "./openai-api.ts";
import { ovhcloud } from "./ovhcloud.ts";
import { publicAi } from "./publicai.ts";
import { replicate } from "./replicate.ts";
import { sambanova } from "./sambanova.ts";
import { scaleway } from "./scaleway.ts";
import { together } from "./together.ts";
import { wavespeed } from "./wavespeed.ts";
import { zaiOrg } from "./zai-org.ts";

/** Every provider's dialect, in alphabetical order. */
export const DIALECTS: readonly Dialect[] = [
	baseten,
	blackForestLabs,
	cerebras,
	clarifai,
	cohere,
	deepinfra,
	falAi,
	featherlessAi,
	fireworksAi,
	groq,
	hfInference,
	hyperbolic,
	nebius,
	novita,
	nscale,
	nvidia,
	openAi,
	ovhcloud,
	publicAi,
	replicate,
	sambanova,
	scaleway,
	together,
	wavespeed,
	zaiOrg,
];
