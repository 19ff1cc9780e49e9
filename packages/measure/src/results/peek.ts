/** A property of a value of any kind; undefined where it has none. */
export function peek(value: unknown, name: string): unknown {
	return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
