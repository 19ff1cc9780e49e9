import { IN_DOUBT } from "@pusula/measure";
import type { Account } from "./budget.ts";
import type { KeptRow, RowStore } from "./store/row-store.ts";

interface Rerun {
	readonly isRetried: boolean;
	readonly wasWithWorkers: boolean;
}

/** An earlier run was killed in the middle of the row's call, which `--retry-failed` makes again. What is with workers they end. */
export function isLeft(kept: KeptRow | undefined, { isRetried, wasWithWorkers }: Rerun): boolean {
	return isRetried && kept?.state === "started" && !kept.job && !wasWithWorkers;
}

/** Counts the call that was left as one in doubt, as a run without `--retry-failed` does. */
export async function endLeft(
	{ row, args, digest }: { readonly row: number; readonly args: object; readonly digest: string },
	{ account, store }: { readonly account: Account; readonly store: RowStore },
): Promise<KeptRow | undefined> {
	const { code, message } = IN_DOUBT;
	await store.settle(row, digest, { failure: { code, message }, price: account.doubt(args) });
	return store.find(row);
}
