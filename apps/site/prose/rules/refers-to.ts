import type { Source } from "../../content/sources/source.ts";

/** Whether a text names a source by its id, or has a link to its page. */
export function refersTo({ id, url }: Source, text: string, links: readonly string[]): boolean {
	return toPlain(text).includes(toPlain(id)) || links.some((href) => toPage(href) === toPage(url));
}

/** A URL without its anchor and a slash at its end. */
export function toPage(url: string): string {
	return url.replace(/#.*$/, "").replace(/\/$/, "");
}

/** Letters and digits alone, so that `rt-detr-v2` is found in “RT-DETRv2”. */
function toPlain(text: string): string {
	return text
		.normalize("NFKD")
		.toLowerCase()
		.replaceAll(/[^a-z0-9]/g, "");
}
