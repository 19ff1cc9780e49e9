import { expect, test } from "vitest";
import { whenWritten, workOn } from "./database.ts";

/** The events of a transaction, and the error that it has once it is aborted. */
function newTransaction() {
	const target = new EventTarget();
	return Object.assign(target, { error: null as Error | null });
}

test("a failed request rejects with the error that aborts its transaction", async () => {
	const transaction = newTransaction();
	const written = whenWritten(transaction as unknown as IDBTransaction); // its used part
	transaction.dispatchEvent(new Event("error"));
	transaction.error = new DOMException("No room.", "QuotaExceededError");
	transaction.dispatchEvent(new Event("abort"));
	await expect(written).rejects.toBe(transaction.error);
});

test("a written transaction resolves", async () => {
	const transaction = newTransaction();
	const written = whenWritten(transaction as unknown as IDBTransaction); // its used part
	transaction.dispatchEvent(new Event("complete"));
	await expect(written).resolves.toBeUndefined();
});

test("where a transaction fails, its reason counts and not what follows from it", async () => {
	const transaction = newTransaction();
	const working = workOn(transaction as unknown as IDBTransaction, () =>
		Promise.reject(new Error("aborted")),
	); // its used part
	transaction.error = new DOMException("No room.", "QuotaExceededError");
	await Promise.resolve();
	transaction.dispatchEvent(new Event("abort"));
	await expect(working).rejects.toBe(transaction.error);
});
