// Made from the files of packages/simulator/src/dialects by `npm run generate`. Do not edit.

import type { Dialect } from "../rules/dialect.ts";
import { baseten } from "../dialects/baseten.ts";
import { blackForestLabs } from "../dialects/black-forest-labs.ts";
import { cerebras } from "../dialects/cerebras.ts";
import { clarifai } from "../dialects/clarifai.ts";
import { cohere } from "../dialects/cohere.ts";
import { deepinfra } from "../dialects/deepinfra.ts";
import { falAi } from "../dialects/fal-ai.ts";
import { featherlessAi } from "../dialects/featherless-ai.ts";
import { fireworksAi } from "../dialects/fireworks-ai.ts";
import { groq } from "../dialects/groq.ts";
import { hfInference } from "../dialects/hf-inference.ts";
import { hyperbolic } from "../dialects/hyperbolic.ts";
import { nebius } from "../dialects/nebius.ts";
import { novita } from "../dialects/novita.ts";
import { nscale } from "../dialects/nscale.ts";
import { nvidia } from "../dialects/nvidia.ts";
import { openAi } from "../dialects/openai.ts";
import { ovhcloud } from "../dialects/ovhcloud.ts";
import { publicAi } from "../dialects/publicai.ts";
import { replicate } from "../dialects/replicate.ts";
import { sambanova } from "../dialects/sambanova.ts";
import { scaleway } from "../dialects/scaleway.ts";
import { together } from "../dialects/together.ts";
import { wavespeed } from "../dialects/wavespeed.ts";
import { zaiOrg } from "../dialects/zai-org.ts";

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
