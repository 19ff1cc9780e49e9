import type { Import, Module } from "./module.ts";

/**
 * Every module that one module reaches through its imports, with a shortest walk there: paths from the first to the
 * last. `follows` leaves out imports that do not count.
 */
export function reachFrom(
	start: string,
	modules: readonly Module[],
	follows: (each: Import) => boolean = () => true,
): ReadonlyMap<string, readonly string[]> {
	const byPath = new Map(modules.map((module) => [module.path, module]));
	const walkTo = new Map<string, readonly string[]>([[start, [start]]]);
	for (const [path, walk] of walkTo) {
		for (const each of byPath.get(path)?.imports ?? []) {
			const { target } = each;
			if (target !== undefined && !walkTo.has(target) && follows(each)) walkTo.set(target, [...walk, target]);
		}
	}
	return walkTo;
}
