/** The source of a pattern that finds the text as it is. */
export function escapePattern(text: string): string {
	return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
