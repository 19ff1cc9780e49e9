/** The section of a Markdown text below a heading of the second level; empty where there is none. */
export function readSection(text: string, heading: string): string {
	return text.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? "";
}
