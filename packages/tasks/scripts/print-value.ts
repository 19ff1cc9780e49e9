/** Prints a JSON value as TypeScript source, indented by tabs. */
export function printValue(value: unknown): string {
	return JSON.stringify(value, undefined, "\t").replace(/^(\t*)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
}

/** `text-to-image` → `textToImage`: the name of a task's function, and the beginning of its constants' names. */
export function toCamelCase(folder: string): string {
	return folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
