import { IN_BROWSER } from "./in-browser.ts";

/** The query of the page's URL; empty while the page is built. */
export function readSearch(): string {
	return IN_BROWSER ? location.search : "";
}

/** The fragment of the page's URL; empty while the page is built. */
export function readHash(): string {
	return IN_BROWSER ? location.hash : "";
}
