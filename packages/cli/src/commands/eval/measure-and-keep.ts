import type { MeasuredItem } from "@pusula/measure";
import type { Usage } from "../../batch/call/price.ts";
import { type Account, type Budget, createBudget } from "../../batch/budget.ts";
import { CliError, EXIT } from "../../errors/cli-error.ts";
import { toFileReason } from "../../calls/read-files.ts";
import { formatNumber } from "../../terminal/format.ts";
import { waitAndClose } from "../parts/wait-and-close.ts";
import { type ItemStore, openItemStore } from "./item-store.ts";
import { type Measured, measureModels } from "./measure-models.ts";
import type { Measurement } from "./measurement.ts";

/** A measurement with what it may cost. */
export interface KeptMeasurement extends Omit<Measurement, "accounts" | "budget" | "store"> {
	/** Greatest sum to spend; undefined for none. */
	readonly maxPrice: number | undefined;
	/** The report beside which answers are kept; undefined where none is written. */
	readonly out: string | undefined;
}

/** What was measured, and what to do with what was kept of it. */
export interface MeasuredOnce extends Measured {
	/** The answers to every call are there. */
	readonly isWhole: boolean;
	/** Why it ended early for the sake of its price, as a sentence; absent where it did not. */
	readonly stop?: string;
	/** The file in which answers and jobs are kept; undefined where they are not. */
	readonly keptIn: string | undefined;
	/** Deletes the kept answers. */
	readonly forget: () => void;
	/** Closes the file in which answers are kept. */
	readonly close: () => void;
}

/** Measures what no earlier run has measured, within a price, and keeps each answer as it comes. */
export async function measureAndKeep(given: KeptMeasurement): Promise<MeasuredOnce> {
	const { context, models, rows, maxPrice, targets } = given;
	const { io, words } = context;
	const store = await openStore(given);
	const budget = createBudget(maxPrice, store?.spent ?? 0);
	const accounts = models.map(({ name, price }) =>
		budget.open(price, findMostUsed(store?.kept.filter(({ candidate }) => candidate === name) ?? [])),
	);
	try {
		if (store) countBegun(store, given, budget, accounts);
		const measured = await waitAndClose(measureModels({ ...given, accounts, budget, store }), async () => {
			for (const target of targets) await target.close();
		});
		const isWhole = measured.items.length === rows.length * models.length;
		const isOverspent = !isWhole && !measured.fatal && !io.signal.aborted;
		return {
			...measured,
			isWhole,
			...(isOverspent && { stop: budget.isBlind() ? words.batch.noTokens : words.batch.priceReached }),
			keptIn: store?.path,
			forget: () => store?.forget(),
			close: () => store?.close(),
		};
	} catch (error) {
		store?.close();
		throw error;
	}
}

/** Counts calls of earlier runs that have no end as spent. */
function countBegun(
	store: ItemStore,
	{ context, models, rows }: KeptMeasurement,
	budget: Budget,
	accounts: readonly Account[],
): void {
	const argsOf = new Map(rows.map(({ number, args }) => [number, args]));
	for (const { row, candidate } of store.begun)
		accounts[models.findIndex(({ name }) => name === candidate)]?.doubt(argsOf.get(row) ?? {});
	try {
		store.settle(budget.spent());
	} catch (error) {
		const reason = toFileReason(error, context.words);
		throw new CliError(context.words.batch.cannotKeep(store.path, reason), EXIT.failed);
	}
}

/** Most tokens of a call; undefined where none were counted. */
function findMostUsed(items: readonly MeasuredItem[]): Usage | undefined {
	let mostUsed: Usage | undefined;
	for (const { inputTokens, outputTokens = 0 } of items)
		if (inputTokens !== undefined)
			mostUsed = {
				inputTokens: Math.max(inputTokens, mostUsed?.inputTokens ?? 0),
				outputTokens: Math.max(outputTokens, mostUsed?.outputTokens ?? 0),
			};
	return mostUsed;
}

function toStatePath(out: string): string {
	return `${out}.state`;
}

async function openStore(given: KeptMeasurement): Promise<ItemStore | undefined> {
	const { context, evaluation, models, out, rows, targets, task } = given;
	const { io, words, locale } = context;
	if (out === undefined) return undefined;
	const path = toStatePath(out);
	const stored = models.map(({ name, model }, index) => {
		const { args, isSimulated } = targets[index] ?? {};
		const { provider, endpointUrl } = args ?? {};
		const id = typeof provider === "object" ? provider.id : provider;
		return { name, model, settings: { task, kind: evaluation.kind, provider: id, endpointUrl, isSimulated } };
	});
	try {
		const store = await openItemStore(path, { rows, models: stored });
		if (store.kept.length > 0) {
			const [kept = "", all = ""] = [store.kept.length, rows.length * models.length].map((count) =>
				formatNumber(count, locale),
			);
			io.stderr.write(`${words.eval.kept(kept, all, path)}\n`);
		}
		return store;
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		if (reason.includes("locked")) throw new CliError(words.batch.locked(out));
		throw new CliError(words.run.cannotWrite(path, toFileReason(error, words)));
	}
}
