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

/** Changes of the URL in one span of time; browsers refuse more than a hundred. */
const MOST_CHANGES = 50;
const SPAN_MS = 10_000;

let changes = 0;
let waiting: URLSearchParams | undefined;

/**
 * Sets the parameters of the page's URL without leaving it and without a new entry in the history: at once, or where it
 * has changed too often or the browser refuses, a few seconds later.
 */
export function replaceSearch(params: URLSearchParams): void {
	waiting = params;
	if (changes >= MOST_CHANGES) return;
	if (changes === 0) setTimeout(beginSpan, SPAN_MS);
	changes += 1;
	const url = new URL(location.href);
	url.search = params.toString();
	try {
		if (url.href !== location.href) history.replaceState(history.state, "", url);
		waiting = undefined;
	} catch {
		changes = MOST_CHANGES; // nothing more in this span
	}
}

function beginSpan(): void {
	changes = 0;
	if (waiting) replaceSearch(waiting);
}

function writeSelect(select: HTMLSelectElement, value: string): void {
	const isOffered = [...select.options].some((option) => option.value === value);
	select.value = isOffered ? value : "";
}
