/** The script parts of an Astro, MDX or style file with all else blanked, so that lines keep their numbers. */
export function toScript(path: string, text: string): string {
	if (path.endsWith(".astro")) {
		const parts = [/^---\n([\s\S]*?)^---$/gm, /<script\b[^>]*>([\s\S]*?)<\/script>/g];
		return keepOnly(
			text,
			parts.flatMap((part) => [...text.matchAll(part)]),
		);
	}
	if (path.endsWith(".mdx"))
		return keepOnly(withoutFences(text), [...withoutFences(text).matchAll(/^(import\s.*)$/gm)]);
	return path.endsWith(".css") ? "" : text;
}

function keepOnly(text: string, matches: readonly RegExpMatchArray[]): string {
	const kept = text.replaceAll(/[^\n]/g, " ").split("");
	for (const { index = 0, 0: whole, 1: inner = "" } of matches) {
		const start = index + whole.indexOf(inner);
		kept.splice(start, inner.length, ...inner.split(""));
	}
	return kept.join("");
}

function withoutFences(text: string): string {
	return text.replaceAll(/^(```+|~~~+)[\s\S]*?^\1/gm, (fence) => fence.replaceAll(/[^\n]/g, " "));
}
