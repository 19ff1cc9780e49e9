// Made from the files of this folder by `npm run generate`. Do not edit.

import type { ProviderFacts } from "../types/provider.ts";
import { basetenFacts } from "./baseten.ts";
import { blackForestLabsFacts } from "./black-forest-labs.ts";
import { cerebrasFacts } from "./cerebras.ts";
import { clarifaiFacts } from "./clarifai.ts";
import { cohereFacts } from "./cohere.ts";
import { deepinfraFacts } from "./deepinfra.ts";
import { falAiFacts } from "./fal-ai.ts";
import { featherlessAiFacts } from "./featherless-ai.ts";
import { fireworksAiFacts } from "./fireworks-ai.ts";
import { groqFacts } from "./groq.ts";
import { hfInferenceFacts } from "./hf-inference.ts";
import { hyperbolicFacts } from "./hyperbolic.ts";
import { nebiusFacts } from "./nebius.ts";
import { novitaFacts } from "./novita.ts";
import { nscaleFacts } from "./nscale.ts";
import { nvidiaFacts } from "./nvidia.ts";
import { openaiFacts } from "./openai.ts";
import { ovhcloudFacts } from "./ovhcloud.ts";
import { publicaiFacts } from "./publicai.ts";
import { replicateFacts } from "./replicate.ts";
import { sambanovaFacts } from "./sambanova.ts";
import { scalewayFacts } from "./scaleway.ts";
import { togetherFacts } from "./together.ts";
import { wavespeedFacts } from "./wavespeed.ts";
import { zaiOrgFacts } from "./zai-org.ts";

/** What readers are told of each provider, by its id. */
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
