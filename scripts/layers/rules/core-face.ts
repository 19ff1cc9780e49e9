import type { Finding, Module } from "../module.ts";

const CORE = "packages/inference/src/core.ts";

/** What must not be reachable from the core face, so that one task with one provider stays small. */
const FORBIDDEN: readonly string[] = [
	"packages/inference/src/providers/index.ts",
	"packages/inference/src/client.ts",
];

/** The client's core face reaches neither the registry of providers nor the client, not even through others. */
export function coreFace(modules: readonly Module[]): Finding[] {
	const byPath = new Map(modules.map((module) => [module.path, module]));
	const walkTo = new Map<string, readonly string[]>([[CORE, [CORE]]]);
	for (const [path, walk] of walkTo) {
		for (const { target } of byPath.get(path)?.imports ?? []) {
			if (target !== undefined && !walkTo.has(target)) walkTo.set(target, [...walk, target]);
		}
	}
	return FORBIDDEN.flatMap((path) => {
		const walk = walkTo.get(path);
		return walk === undefined
			? []
			: [{ path: CORE, message: `The core face reaches ${walk.slice(1).join(" → ")}.` }];
	});
}
