/** A text that HTML and SVG show as it is, in elements and in attributes. */
export function escapeHtml(text: string): string {
	return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
}
