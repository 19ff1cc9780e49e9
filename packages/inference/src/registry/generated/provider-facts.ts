// Made from the files of packages/inference/src/providers by `npm run generate`. Do not edit.

import type { ProviderFacts } from "../../types/provider.ts";
import { basetenFacts } from "../../providers/baseten.ts";
import { blackForestLabsFacts } from "../../providers/black-forest-labs.ts";
import { cerebrasFacts } from "../../providers/cerebras.ts";
import { clarifaiFacts } from "../../providers/clarifai.ts";
import { cohereFacts } from "../../providers/cohere.ts";
import { deepinfraFacts } from "../../providers/deepinfra.ts";
import { falAiFacts } from "../../providers/fal-ai.ts";
import { featherlessAiFacts } from "../../providers/featherless-ai.ts";
import { fireworksAiFacts } from "../../providers/fireworks-ai.ts";
import { groqFacts } from "../../providers/groq.ts";
import { hfInferenceFacts } from "../../providers/hf-inference.ts";
import { hyperbolicFacts } from "../../providers/hyperbolic.ts";
import { nebiusFacts } from "../../providers/nebius.ts";
import { novitaFacts } from "../../providers/novita.ts";
import { nscaleFacts } from "../../providers/nscale.ts";
import { nvidiaFacts } from "../../providers/nvidia.ts";
import { openaiFacts } from "../../providers/openai.ts";
import { ovhcloudFacts } from "../../providers/ovhcloud.ts";
import { publicaiFacts } from "../../providers/publicai.ts";
import { replicateFacts } from "../../providers/replicate.ts";
import { sambanovaFacts } from "../../providers/sambanova.ts";
import { scalewayFacts } from "../../providers/scaleway.ts";
import { togetherFacts } from "../../providers/together.ts";
import { wavespeedFacts } from "../../providers/wavespeed.ts";
import { zaiOrgFacts } from "../../providers/zai-org.ts";

/** Name, documentation and state of each provider, for readers, by its id. */
export const PROVIDER_FACTS = {
	baseten: basetenFacts,
	"black-forest-labs": blackForestLabsFacts,
	cerebras: cerebrasFacts,
	clarifai: clarifaiFacts,
	cohere: cohereFacts,
	deepinfra: deepinfraFacts,
	"fal-ai": falAiFacts,
	"featherless-ai": featherlessAiFacts,
	"fireworks-ai": fireworksAiFacts,
	groq: groqFacts,
	"hf-inference": hfInferenceFacts,
	hyperbolic: hyperbolicFacts,
	nebius: nebiusFacts,
	novita: novitaFacts,
	nscale: nscaleFacts,
	nvidia: nvidiaFacts,
	openai: openaiFacts,
	ovhcloud: ovhcloudFacts,
	publicai: publicaiFacts,
	replicate: replicateFacts,
	sambanova: sambanovaFacts,
	scaleway: scalewayFacts,
	together: togetherFacts,
	wavespeed: wavespeedFacts,
	"zai-org": zaiOrgFacts,
} as const satisfies Readonly<Record<string, ProviderFacts>>;
