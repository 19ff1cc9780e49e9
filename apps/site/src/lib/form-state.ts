/** The text fields of a form as URL parameters. */
export function fromForm(form: HTMLFormElement): URLSearchParams {
	const params = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") params.set(name, value);
	return params;
}

/** Fills a form from parameters; fields without a parameter are emptied. A choice that is not offered means none. */
export function writeForm(form: HTMLFormElement, params: URLSearchParams): void {
	for (const field of form.elements) {
		if (field instanceof HTMLInputElement && field.type === "checkbox")
			field.checked = params.has(field.name);
		else if (field instanceof HTMLInputElement) field.value = params.get(field.name) ?? "";
		else if (field instanceof HTMLSelectElement) writeSelect(field, params.get(field.name) ?? "");
	}
}

/** Shows the button that empties a form only where something is filtered. */
export function showReset(form: HTMLFormElement): void {
	const isFiltered = [...fromForm(form).values()].some((value) => value !== "");
	form.querySelector("button[type=reset]")?.toggleAttribute("hidden", !isFiltered);
}

/** Letters of a query that are searched for and kept in the URL: servers refuse URLs of many thousand. */
export const MOST_LETTERS = 400;

/** How long the reader rests before the URL changes: browsers refuse more than a hundred changes in half a minute. */
const REST_MS = 350;

let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Sets the parameters of the page's URL, without leaving the page and without a new entry in the history, once they have
 * not changed for a moment. Long values are cut.
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

function writeSelect(select: HTMLSelectElement, value: string): void {
	const isOffered = [...select.options].some((option) => option.value === value);
	select.value = isOffered ? value : "";
}
