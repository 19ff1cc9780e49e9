import type { Call } from "../rules/dialect.ts";
import type { Stage } from "../types/request.ts";
import type { Fault, FaultAction, FaultMatch, FaultScript } from "./fault.ts";

/** The parts of a request that faults are matched against. */
export interface FaultTarget {
	readonly provider: string;
	readonly task: string;
	readonly stage: Stage;
	readonly method: string;
	readonly path: string;
}

/** Counts the requests that matched each fault. */
export interface FaultCounter {
	/** The actions of the faults that match a request, in the script's order; counts the request. */
	readonly match: (target: FaultTarget) => readonly FaultAction[];
	readonly clear: () => void;
}

/** Makes a counter for a script. */
export function createFaultCounter(script: FaultScript): FaultCounter {
	const met = new Map<Fault, number>();
	return {
		match: (target) =>
			script
				.filter((fault) => {
					if (!fits(fault.match ?? {}, target)) return false;
					const count = (met.get(fault) ?? 0) + 1;
					met.set(fault, count);
					const nth = fault.match?.nth;
					return nth === undefined ? count <= (fault.times ?? Infinity) : count === nth;
				})
				.map((fault) => fault.action),
		clear: () => met.clear(),
	};
}

/** The action of one kind; undefined when there is none. */
export function findAction<K extends FaultAction["kind"]>(
	actions: readonly FaultAction[],
	kind: K,
): Extract<FaultAction, { readonly kind: K }> | undefined {
	return actions.find((action): action is Extract<FaultAction, { readonly kind: K }> => action.kind === kind);
}

/** The parts of a call that faults are matched against. */
export function toFaultTarget(call: Call, task: string, stage: Stage): FaultTarget {
	return {
		provider: call.provider,
		task,
		stage,
		method: call.method,
		path: call.url.pathname + call.url.search,
	};
}

function fits(match: FaultMatch, target: FaultTarget): boolean {
	return (
		(match.provider === undefined || match.provider === target.provider) &&
		(match.task === undefined || target.task.split(" ").includes(match.task)) &&
		(match.stage === undefined || match.stage === target.stage) &&
		(match.method === undefined || match.method.toUpperCase() === target.method) &&
		(match.path === undefined || target.path.includes(match.path))
	);
}
