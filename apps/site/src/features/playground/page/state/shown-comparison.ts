import type { RunState } from "../../run/state/run-state.ts";

/** What a compared model has answered to a message of the reader, with all versions. */
export interface OwnAnswer {
	/** The messages of the reader up to the answered one. */
	readonly path: string;
	/** The latest may still be running. */
	readonly runs: readonly RunState[];
	/** Index of the shown run, with which the conversation goes on. */
	readonly shown: number;
}

/** What a compared model has done. */
export interface Column {
	readonly run: RunState;
	/** In a chat, its answers to the messages of the reader. */
	readonly answers: readonly OwnAnswer[];
}

/** The compared models, and what each of them has done. */
export interface ShownComparison {
	readonly comparedModels: readonly ShownModel[];
	readonly columnOf: (one: ShownModel) => Column;
}

interface ShownModel {
	readonly id: number;
	readonly provider: string;
	readonly model: string;
}
