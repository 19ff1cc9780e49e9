/** Opens a database of the browser, in its first version, with these stores. @throws where the browser keeps no data */
export function openDatabase(
	name: string,
	stores: Readonly<Record<string, IDBObjectStoreParameters | undefined>>,
): Promise<IDBDatabase> {
	const request = indexedDB.open(name, 1);
	request.addEventListener("upgradeneeded", () => {
		for (const [store, options] of Object.entries(stores)) request.result.createObjectStore(store, options);
	});
	return toPromise(request);
}

/** The result of a request to a database. @throws its error */
export function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
	return new Promise((resolve, reject) => {
		request.addEventListener("success", () => resolve(request.result));
		request.addEventListener("error", () => reject(request.error ?? new Error("The store gave no reason.")));
	});
}

/** Resolves when a transaction is written. @throws its error, which it has once it is aborted: a failed request aborts it */
export function whenWritten(transaction: IDBTransaction): Promise<void> {
	return new Promise((resolve, reject) => {
		transaction.addEventListener("complete", () => resolve());
		transaction.addEventListener("abort", () =>
			reject(transaction.error ?? new Error("The store gave no reason.")),
		);
	});
}

/**
 * Works on a transaction and waits until it is written.
 * @throws the transaction's error, of which an error of the work is a consequence; otherwise that of the work
 */
export async function workOn<Result>(
	transaction: IDBTransaction,
	work: () => Promise<Result> | Result,
): Promise<Result> {
	const [written, done] = await Promise.allSettled([whenWritten(transaction), (async () => work())()]);
	if (written.status === "rejected") throw written.reason;
	if (done.status === "rejected") throw done.reason;
	return done.value;
}
