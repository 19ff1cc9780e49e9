import type { MeasuredItem } from "@pusula/measure";
import type { Budget } from "../../batch/budget.ts";
import { toFileReason } from "../../calls/read-files.ts";
import { CliError, EXIT } from "../../errors/cli-error.ts";
import type { Context } from "../../terminal/context.ts";
import type { CallKey, ItemStore } from "./item-store.ts";

/** Keeps calls and what became of them in a store, if there is one, until it takes no more. */
export interface ItemKeeper {
	/** Throws a `CliError` where the store takes no more: the call is not to be sent then. */
	readonly begin: ItemStore["begin"];
	readonly accept: ItemStore["accept"];
	readonly release: ItemStore["release"];
	readonly put: (item: MeasuredItem) => void;
	/** The store took no more where this call was to begin. */
	readonly isRefused: (call: CallKey) => boolean;
}

/** A keeper that calls `onFull` once, with a sentence, where the store takes no more. */
export function keepItems(
	store: ItemStore | undefined,
	budget: Budget,
	{ words }: Context,
	onFull: (error: CliError) => void,
): ItemKeeper {
	let full: CliError | undefined;
	const refused: CallKey[] = [];
	const change = (make: (open: ItemStore) => void): void => {
		if (!store || full) return;
		try {
			make(store);
		} catch (error) {
			full = new CliError(words.batch.cannotKeep(store.path, toFileReason(error, words)), EXIT.failed);
			onFull(full);
		}
	};
	return {
		begin: (call) => {
			change((open) => open.begin(call));
			if (!full) return;
			refused.push(call);
			throw full;
		},
		accept: (call, job) => change((open) => open.accept(call, job)),
		release: (call) => change((open) => open.release(call)),
		put: (item) => change((open) => open.put(item, budget.spent())),
		isRefused: ({ row, candidate }) =>
			refused.some((call) => call.row === row && call.candidate === candidate),
	};
}
