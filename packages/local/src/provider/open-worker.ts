/** Opens the worker of this package. Bundlers find its file by this expression. */
export function openWorker(): Worker {
	return new Worker(/* @vite-ignore */ new URL("../worker.ts", import.meta.url), { type: "module" });
}
