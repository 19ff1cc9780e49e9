import { useEffect, useState } from "react";
import type { PlaygroundCall } from "../form/playground-call.ts";
import { toCall } from "../form/to-call.ts";
import { isBusy, type RunState } from "../run/state/run-state.ts";
import { type BegunCall, forgetBegun, readBegun, toBegunMark } from "../run/begun-calls.ts";
import { useAccess } from "../target/connection/access-context.ts";
import type { BenchProps } from "./workbench/workbench.tsx";

/** A call that was under way when the page was left, of a model that the form still has. */
export interface BegunRow extends BegunCall {
	readonly call: PlaygroundCall;
	/** Its model runs: it cannot be run again meanwhile. */
	readonly isBusy: boolean;
	/** Runs its model with the form, alone. */
	readonly again: () => void;
	readonly close: () => void;
}

/** What runs a form and its compared models. */
type Bench = Pick<BenchProps, "catalogue" | "state"> & {
	readonly controls: Pick<BenchProps["controls"], "call" | "run" | "submit" | "comparison">;
};

/**
 * The calls that were under way. A model that is run again, alone or with the others, has none any more.
 * @param marks as the form found them when it opened: a call that began since is not one of them
 */
export function useBegunRows({ catalogue, state, controls }: Bench, marks: string): readonly BegunRow[] {
	const { call, run, submit, comparison } = controls;
	const accessFor = useAccess();
	const [begun] = useState(() => readBegun().filter(({ id }) => marks.includes(id)));
	const [closed, setClosed] = useState<readonly string[]>([]);
	const forget = (ids: readonly string[]): void => {
		ids.forEach((id) => forgetBegun(id));
		setClosed((before) => [...before, ...ids]);
	};
	const models = [
		{ call, run: run.run, again: () => submit(undefined, { isAlone: true }) },
		...comparison.comparedModels.map((one) => ({
			call: toCall(catalogue, { ...state, ...one }, call.args, accessFor(one.provider)),
			run: comparison.columnOf(one).run,
			again: () => submit(undefined, { only: one }),
		})),
	].map((model) => ({ ...model, mark: toBegunMark(model.call, state.connection) }));
	const open = toBegunRows(begun, models).filter(({ id }) => !closed.includes(id));
	const repeated = open.filter(({ run: latest, mark }) => repeatsCall(latest, mark)).map(({ id }) => id);
	const joined = repeated.join(" ");
	useEffect(() => {
		if (repeated.length > 0) forget(repeated);
		// oxlint-disable-next-line react/exhaustive-deps -- once for the same ids
	}, [joined]);
	return open
		.filter(({ id }) => !repeated.includes(id))
		.map((row) => ({ ...row, isBusy: isBusy(row.run), close: () => forget([row.id]) }));
}

/**
 * The models whose calls have begun, each with the id of its call. Where several make the same call, each has one of those that
 * have begun; the last has those that are left.
 */
export function toBegunRows<Model extends Pick<BegunCall, "mark">>(
	begun: readonly BegunCall[],
	models: readonly Model[],
): readonly (Model & BegunCall)[] {
	const counts = new Map<string, number>();
	return begun.flatMap(({ id, mark }) => {
		const count = counts.get(mark) ?? 0;
		counts.set(mark, count + 1);
		const same = models.filter((model) => model.mark === mark);
		const model = same[count] ?? same.at(-1);
		return model ? [{ ...model, id }] : [];
	});
}

/** True for a run that makes the call of a mark again; not for one of another call, nor for a job that is only waited for. */
export function repeatsCall({ call, connection, startedAt, isResumed }: RunState, mark: string): boolean {
	if (!call || !connection || startedAt === undefined || isResumed) return false;
	return toBegunMark(call, connection) === mark;
}
