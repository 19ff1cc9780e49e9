import type { BranchStep } from "../../../form/chat/branches.ts";
import type { RunState } from "../../../run/state/run-state.ts";
import type { Catalogue } from "../../../target/state/catalogue.ts";
import type { PlaygroundState } from "../../../target/state/playground-state.ts";
import { toName } from "../../../target/to-name.ts";
import type { ComparedModel } from "../../compare/compared-models.ts";
import type { WorkbenchControls } from "../../workbench/use-workbench.ts";
import type { ChatItem } from "../../state/chat-item.ts";
import type { ChatControls } from "../turns/use-chat.ts";
import type { Row } from "./rows.ts";

/** A chat with several models. */
export interface BoardProps {
	readonly chat: ChatControls;
	readonly controls: WorkbenchControls;
	readonly catalogue: Catalogue;
	/** The first choice, whose task, connection and scenario the columns share. */
	readonly state: PlaygroundState;
	/** Models of the task. */
	readonly models: readonly string[];
	/** Called when the focused control of a message goes. */
	readonly onLeave: () => void;
}

/** A model of the chat. */
export interface BoardColumn {
	/** Unique on the board. */
	readonly id: string;
	readonly name: string;
	/** Its latest run. */
	readonly run: RunState;
	/** Absent for the first choice. */
	readonly model?: ComparedModel;
	readonly stop: () => void;
}

/** A message of the reader, and what each model has answered to it. */
export interface RowProps extends BoardProps {
	readonly columns: readonly BoardColumn[];
	/** Index of the column that a narrow window shows. */
	readonly shown: number;
	readonly row: Row;
	/** From 1. */
	readonly count: number;
	readonly isLast: boolean;
	/** All shown messages of the chat. */
	readonly steps: readonly BranchStep<ChatItem>[];
}

/** All models of a chat, the first choice first. */
export function listColumns({ controls, catalogue, state }: BoardProps): readonly BoardColumn[] {
	const { run, comparison } = controls;
	const first = {
		id: "first",
		name: toName(catalogue, state, state.connection),
		run: run.run,
		stop: run.stop,
	};
	const others = comparison.comparedModels.map((model) => ({
		id: String(model.id),
		name: toName(catalogue, model, state.connection),
		run: comparison.columnOf(model).run,
		model,
		stop: () => comparison.stop(model),
	}));
	return [first, ...others];
}

/** Name of the model that has made an answer: the one of its run, whatever the column holds by now. */
export function nameAnswer(
	{ catalogue, state }: BoardProps,
	run: RunState | undefined,
	name: string,
): string {
	return run?.call ? toName(catalogue, run.call, run.connection ?? state.connection) : name;
}
