/** Letters of a query that are searched for and kept in the URL: servers refuse URLs of many thousand. */
export const MOST_LETTERS = 400;

/** How long the reader rests before the URL changes: browsers refuse more than a hundred changes in half a minute. */
const REST_MS = 350;

let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Sets the parameters of a reading page's URL, without leaving the page and without a new entry in the history, once they
 * have not changed for a moment. Long values are cut. A page on which Back leads to an earlier state has the writer of
 * `url-writer.ts`.
 */
export function replaceSearch(params: URLSearchParams): void {
	clearTimeout(resting);
	resting = setTimeout(() => {
		const url = new URL(location.href);
		const cut = [...params].map(([name, value]) => [name, value.slice(0, MOST_LETTERS)]);
		url.search = new URLSearchParams(cut).toString();
		try {
			if (url.href !== location.href) history.replaceState(history.state, "", url);
		} catch {
			// The browser refuses; the page works without.
		}
	}, REST_MS);
}
