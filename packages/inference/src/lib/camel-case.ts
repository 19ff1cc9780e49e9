/** An id such as `text-to-image` as the name of a function: `textToImage`. */
export function toCamelCase(id: string): string {
	return id.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
