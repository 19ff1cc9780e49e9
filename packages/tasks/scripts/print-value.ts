/** Prints a JSON value as TypeScript source, indented by tabs. */
export function printValue(value: unknown): string {
	return JSON.stringify(value, undefined, "\t").replace(/^(\t*)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
}

/** `text-to-image` → `textToImage`. */
export function toConstant(id: string): string {
	return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
