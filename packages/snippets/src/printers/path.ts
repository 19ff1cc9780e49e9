/** Property access from a name along a path, as JavaScript and Python both write lists and JavaScript writes fields. */
export function printPath(name: string, path: readonly (string | number)[]): string {
	return name + path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
}

/** Item access from a name along a path, as Python writes it. */
export function printItems(name: string, path: readonly (string | number)[]): string {
	return name + path.map((key) => (typeof key === "number" ? `[${key}]` : `["${key}"]`)).join("");
}
