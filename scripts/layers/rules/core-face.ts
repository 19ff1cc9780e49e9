import type { Finding, Module } from "../module.ts";
import { reachFrom } from "../reach.ts";

const CORE = "packages/inference/src/core.ts";

/** What must not be reachable from the core face, so that one task with one provider stays small. */
const FORBIDDEN: readonly string[] = [
	"packages/inference/src/generated/providers.ts",
	"packages/inference/src/entry/client.ts",
];

/** The client's core face reaches neither the registry of providers nor the client, not even through others. */
export function coreFace(modules: readonly Module[]): Finding[] {
	const walkTo = reachFrom(CORE, modules);
	return FORBIDDEN.flatMap((path) => {
		const walk = walkTo.get(path);
		return walk === undefined
			? []
			: [{ path: CORE, message: `The core face reaches ${walk.slice(1).join(" → ")}.` }];
	});
}
