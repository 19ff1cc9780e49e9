import type { Finding, Module } from "../module.ts";

/** No module imports itself through others; imports of types count too. One finding for each cycle that shares no module with an earlier one. */
export function noCycles(modules: readonly Module[]): Finding[] {
	const targets = new Map(
		modules.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]),
	);
	const reported = new Set<string>();
	return modules.flatMap(({ path }) => {
		if (reported.has(path)) return [];
		const cycle = findCycle(path, targets);
		if (cycle === undefined) return [];
		for (const member of cycle) reported.add(member);
		return [{ path, message: `Imports itself: ${[...cycle, path].join(" → ")}.` }];
	});
}

/** The shortest way from a module back to itself, without its end. */
function findCycle(start: string, targets: ReadonlyMap<string, readonly string[]>): string[] | undefined {
	const cameFrom = new Map<string, string>();
	const queue = [start];
	for (const path of queue) {
		for (const target of targets.get(path) ?? []) {
			if (target === start) return walkBack(path, start, cameFrom);
			if (cameFrom.has(target)) continue;
			cameFrom.set(target, path);
			queue.push(target);
		}
	}
	return undefined;
}

function walkBack(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
	const walk = [end];
	for (let path = end; path !== start;) {
		path = cameFrom.get(path) ?? start;
		walk.unshift(path);
	}
	return walk;
}
