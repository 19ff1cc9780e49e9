/** Has no prototype with anything in it. Made by a constructor, since engines read `{ __proto__: null }` several times slower. */
function Own(): void {}
Own.prototype = Object.create(null);

/** A copy that holds the own properties alone: other code may have written to `Object.prototype`. */
export function own<T extends object>(value: T): T {
	return Object.assign(new (Own as unknown as new () => object)(), value); // a constructor, in the older way
}
