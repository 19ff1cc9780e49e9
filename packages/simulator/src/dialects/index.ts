import { hubApi } from "../hub/hub-api.ts";
import type { Dialect } from "../types.ts";
import { baseten } from "./baseten.ts";
import { blackForestLabs } from "./black-forest-labs.ts";
import { cerebras } from "./cerebras.ts";
import { clarifai } from "./clarifai.ts";
import { cohere } from "./cohere.ts";
import { deepinfra } from "./deepinfra.ts";
import { endpoint } from "./endpoint.ts";
import { falAi } from "./fal-ai.ts";
import { featherlessAi } from "./featherless-ai.ts";
import { files } from "./files.ts";
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
import { router } from "./router.ts";
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

/** Dialects that belong to no provider. */
const PLATFORM: readonly Dialect[] = [hubApi, router, files, endpoint];

/** A host that repeats all others: `https://mirror.pusula.test/<host>/<path>`. Redirects to "another host" lead here. */
export const MIRROR_HOST = "mirror.pusula.test";

/** The address a mirror address repeats; others as they are. */
export function withoutMirror(url: URL): URL {
	if (url.host !== MIRROR_HOST) return url;
	return new URL(`https:/${url.pathname}${url.search}`);
}

/** Every host the simulator answers for. */
export const KNOWN_HOSTS: readonly string[] = [...DIALECTS, ...PLATFORM]
	.flatMap((dialect) => dialect.hosts)
	.concat(MIRROR_HOST);

/** True when the simulator answers for the host. */
export function isKnownHost(host: string): boolean {
	return KNOWN_HOSTS.includes(host);
}

/** A dialect found for an address. */
export interface Spoken {
	readonly dialect: Dialect;
	/** Path inside the dialect, without the leading slash. */
	readonly path: string;
	readonly routed: boolean;
}

/** The dialect an address speaks: by host, and behind the router by the first piece of the path. */
export function findDialect(url: URL): Spoken | undefined {
	const path = url.pathname.replace(/^\//, "");
	if (url.protocol !== "https:") return undefined;
	if (router.hosts.includes(url.host)) {
		const [first = "", ...rest] = path.split("/");
		const carried = DIALECTS.find((dialect) => dialect.id === first && dialect.routable !== false);
		return carried
			? { dialect: carried, path: rest.join("/"), routed: true }
			: { dialect: router, path, routed: false };
	}
	const dialect = [...DIALECTS, ...PLATFORM].find((one) => one.hosts.includes(url.host));
	return dialect && { dialect, path, routed: false };
}
