/** A copy that holds the own properties alone: other code may have written to `Object.prototype`. */
export function own<T extends object>(value: T): T {
	return { __proto__: null, ...value };
}
