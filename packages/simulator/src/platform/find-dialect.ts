import { DIALECTS } from "../generated/dialects.ts";
import type { Dialect, DialectMatch } from "../rules/dialect.ts";
import { endpoint } from "./endpoint.ts";
import { files } from "./hosted-files.ts";
import { hubCdn } from "./hub-cdn.ts";
import { hubApi } from "./hub-api.ts";
import { router } from "./router.ts";

/** Dialects that belong to no provider. */
const PLATFORM: readonly Dialect[] = [hubApi, hubCdn, router, files, endpoint];

/** A host that serves copies of all others: `https://mirror.pusula.test/<host>/<path>`. Redirects to "another host" lead here. */
const MIRROR_HOST = "mirror.pusula.test";

/** The URL that a URL of the mirror represents; others unchanged. */
export function withoutMirror(url: URL): URL {
	if (url.host !== MIRROR_HOST) return url;
	return new URL(`https:/${url.pathname}${url.search}`);
}

/** Target of a redirect: the same URL with `redirected=1`, or its copy on the mirror host. */
export function redirectTarget(url: URL, to: "same-host" | "other-host"): string {
	const target = new URL(url);
	target.searchParams.set("redirected", "1");
	return to === "same-host"
		? target.href
		: `https://${MIRROR_HOST}/${target.host}${target.pathname}${target.search}`;
}

/** Every host that the simulator serves, e.g. `api.groq.com`. */
export const KNOWN_HOSTS: readonly string[] = [...DIALECTS, ...PLATFORM]
	.flatMap((dialect) => dialect.hosts)
	.concat(MIRROR_HOST);

/** True when the simulator serves the host. */
export function isKnownHost(host: string): boolean {
	return KNOWN_HOSTS.includes(host);
}

/** Finds the dialect of a URL: by host, and behind the router by the first segment of the path. */
export function findDialect(url: URL): DialectMatch | undefined {
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
