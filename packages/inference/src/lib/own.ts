/** Has no prototype with anything in it. Made by a constructor, since engines read `{ __proto__: null }` several times slower. */
// oxlint-disable-next-line pusula/exports-first -- a constructor, whose prototype is set before anything is made
function Own(): void {}
Own.prototype = Object.create(null);

/**
 * A copy that holds the own properties alone, over `defaults`: other code may have written to `Object.prototype`. What is
 * such a copy already is returned as it is.
 */
export function own<T extends object>(value: T | undefined, defaults?: object): T {
	if (value instanceof Own) return value;
	return Object.assign(new (Own as unknown as new () => object)(), defaults, value); // a constructor, in the older way
}
