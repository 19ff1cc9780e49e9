import type { Evaluation, MeasuredRow } from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";
import type { Account, Budget } from "../../batch/budget.ts";
import type { Limits } from "../../batch/read-limits.ts";
import type { CallPlan } from "../../batch/rows/row-args.ts";
import type { Target } from "../../calls/open-target.ts";
import type { Context } from "../../terminal/context.ts";
import type { ItemStore } from "./item-store.ts";
import type { ChosenModel } from "./read-models.ts";

/** What is measured, and with which models. */
export interface Measurement {
	/** What the calls of each model cost. */
	readonly accounts: readonly Account[];
	readonly budget: Budget;
	readonly context: Context;
	readonly evaluation: Evaluation;
	readonly limits: Limits;
	readonly models: readonly ChosenModel[];
	readonly plan: CallPlan;
	readonly rows: readonly MeasuredRow[];
	/** Keeps the answers; absent where there is no file to keep them beside. */
	readonly store: ItemStore | undefined;
	readonly targets: readonly Target[];
	readonly task: CallableTaskId;
}
