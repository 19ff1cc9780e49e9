/** A URL or path without the slashes at its end. Linear, where a pattern such as `/\/+$/` is quadratic in inner slashes. */
export function trimSlashes(text: string): string {
	let end = text.length;
	while (end > 0 && text[end - 1] === "/") end--;
	return text.slice(0, end);
}
