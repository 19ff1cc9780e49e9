type Fetch = typeof globalThis.fetch;
type AnyFunction = (...args: unknown[]) => unknown;

/**
 * The exports of the client, whose calls send their requests with a given `fetch` unless they name one of their own.
 * Options come second in functions that make calls and in the constructors of clients, behind the id of a task third.
 */
export function sendWith(fetch: Fetch, exports: object): object {
	return Object.fromEntries(
		Object.entries(exports).map(([name, value]) => [
			name,
			isCaller(name, value) ? withFetch(value, fetch, TASK_FIRST.has(name) ? 2 : 1) : (value as unknown),
		]),
	);
}

/** Classes of clients. Others, of errors and of files, send nothing. */
const CLIENTS: ReadonlySet<string> = new Set(["InferenceClient", "HfInference"]);

/** Functions that take the id of a task before the arguments. */
const TASK_FIRST: ReadonlySet<string> = new Set(["call", "callStream", "submitJob"]);

function isCaller(name: string, value: unknown): value is AnyFunction {
	return typeof value === "function" && (CLIENTS.has(name) || !String(value).startsWith("class "));
}

function withFetch(original: AnyFunction, fetch: Fetch, place: number): AnyFunction {
	const toArgs = (args: readonly unknown[]): unknown[] => {
		const options = args[place] ?? {};
		if (typeof options !== "object") return [...args]; // a function that makes no call
		return Object.assign([...args], { [place]: { fetch, ...options } });
	};
	return new Proxy(original, {
		apply: (target, self, args) => target.apply(self, toArgs(args)),
		construct: (target, args) => Reflect.construct(target, toArgs(args)) as object, // clients alone come here
	});
}
