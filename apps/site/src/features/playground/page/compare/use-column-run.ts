import { useEffect, useRef, useState } from "react";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import { toCall } from "../../form/to-call.ts";
import type { RunState } from "../../run/run-state.ts";
import { useRun } from "../../run/use-run.ts";
import type { Catalogue } from "../../target/catalogue.ts";
import { useAccess } from "../../target/connection/access-context.ts";
import type { PlaygroundState } from "../../target/playground-state.ts";
import type { ComparedModel } from "./compared-models.ts";
import { addOwnTurn, type OwnTurn, toOwnArgs } from "./own-turns.ts";
import type { Comparison } from "./use-compared-models.ts";

/** The run of one column, and what its model has answered before in this chat. */
export interface ColumnRun {
	readonly run: RunState;
	/** The answers before the present one, the oldest first. */
	readonly earlier: readonly OwnTurn[];
}

/** Runs a compared model in step with the first: in a chat it goes on with what it said itself. */
export function useColumnRun(
	comparedModel: ComparedModel,
	{
		catalogue,
		state,
		comparison: { runners, takeWaiting, setRun },
	}: { readonly catalogue: Catalogue; readonly state: PlaygroundState; readonly comparison: Comparison },
): ColumnRun {
	const accessFor = useAccess();
	const { run, start, stop } = useRun();
	const { id, provider, model } = comparedModel;
	const [own, setOwn] = useState<readonly OwnTurn[]>([]);
	const lastArgs = useRef<PlaygroundCall["args"]>({});
	const isBusy = run.status === "running" || run.status === "streaming";
	const answer = toAnswer(run);

	function begin(args: PlaygroundCall["args"]): void {
		lastArgs.current = args;
		start(toCall(catalogue, { ...state, provider, model }, toOwnArgs(args, own), accessFor(provider)));
	}
	useEffect(() => {
		const map = runners.current;
		map.set(id, { start: begin, stop: () => isBusy && stop() });
		return () => {
			map.delete(id);
		};
	});
	useEffect(() => {
		const args = takeWaiting(id);
		if (args) begin(args);
		return () => setRun(id, undefined);
		// oxlint-disable-next-line react/exhaustive-deps -- once, when the column is there, and when it goes
	}, []);
	useEffect(() => {
		setRun(id, run);
		if (answer !== undefined) setOwn((before) => addOwnTurn(before, lastArgs.current, answer));
		// oxlint-disable-next-line react/exhaustive-deps -- for changes of the run only
	}, [run]);
	const isAnswered = answer !== undefined && own.length > 0;
	const earlier = (isAnswered ? own.slice(0, -1) : own).filter((turn) => turn.answer !== "");
	return { run, earlier };
}

/** The text of a chat's answer that has ended, even before its time; undefined for one that has not, or is no chat's. */
function toAnswer({ status, output }: RunState): string | undefined {
	if (status !== "done" && status !== "stopped") return undefined;
	const { text, toolCalls } = Object(output) as { readonly text?: unknown; readonly toolCalls?: unknown }; // fields of any object are unknown
	return typeof text === "string" && Array.isArray(toolCalls) && text !== "" ? text : undefined;
}
