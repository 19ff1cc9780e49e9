type AnyFunction = (...args: unknown[]) => unknown;

/** The same value, whose functions, and everything they return, pass `report` each error that leaves them. */
export function recordErrors(value: unknown, report: (error: unknown) => void): unknown {
	if (value instanceof Promise) return recordPromise(value, report);
	if (typeof value === "function") return isErrorClass(value) ? value : recordFunction(value, report);
	return typeof value === "object" && value !== null && isOwnObject(value)
		? recordObject(value, report)
		: value;
}

function isErrorClass(value: { prototype?: unknown }): boolean {
	return value.prototype instanceof Error;
}

/** Clients, job handles and streams; data is left as it is. */
function isOwnObject(value: object): boolean {
	return (
		Symbol.asyncIterator in value ||
		value.constructor.name.endsWith("Client") ||
		Object.values(value).some((one) => typeof one === "function")
	);
}

function recordPromise(promise: Promise<unknown>, report: (error: unknown) => void): Promise<unknown> {
	return promise.then(
		(given) => recordErrors(given, report),
		(error: unknown) => {
			report(error);
			throw error;
		},
	);
}

function recordFunction(original: object, report: (error: unknown) => void): unknown {
	const watch = (call: () => unknown): unknown => {
		try {
			return recordErrors(call(), report);
		} catch (error) {
			report(error);
			throw error;
		}
	};
	return new Proxy(original, {
		apply: (target, self, args) => watch(() => (target as AnyFunction).apply(self, args)), // only functions come here
		construct: (target, args) => watch(() => Reflect.construct(target as AnyFunction, args)) as object, // likewise
	});
}

/** A proxy of an empty target: members of a client are fixed, and a proxy of the client itself could not replace them. */
function recordObject(original: object, report: (error: unknown) => void): object {
	return new Proxy(
		{},
		{
			has: (_target, key) => key in original,
			get: (_target, key) => {
				const member: unknown = Reflect.get(original, key);
				return typeof member === "function" ? recordErrors(member.bind(original), report) : member;
			},
		},
	);
}
