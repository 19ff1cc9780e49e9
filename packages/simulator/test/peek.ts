/** The value at a dotted path inside unknown JSON, or undefined. */
export function peek(value: unknown, path: string): unknown {
	let found = value;
	for (const step of path.split(".")) {
		found = typeof found === "object" && found !== null ? Reflect.get(found, step) : undefined;
	}
	return found;
}

/** The text at a dotted path. @throws an error that names what was there instead */
export function peekText(value: unknown, path: string): string {
	const found = peek(value, path);
	if (typeof found === "string") return found;
	throw new Error(`Expected text at ${path} of ${JSON.stringify(value)}`);
}
