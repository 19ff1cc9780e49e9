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

/** Time between two changes of the URL: browsers refuse more than a hundred in ten seconds. */
const REST_MS = 300;

let resting: ReturnType<typeof setTimeout> | undefined;
let waiting: URLSearchParams | undefined;

/**
 * Sets the parameters of the page's URL without leaving it and without a new entry in the history: at once, or after a
 * rest where another change came just before. Where the browser refuses, the URL stays as it is.
 */
export function replaceSearch(params: URLSearchParams): void {
	if (resting !== undefined) {
		waiting = params;
		return;
	}
	writeSearch(params);
	resting = setTimeout(() => {
		resting = undefined;
		if (waiting) replaceSearch(waiting);
	}, REST_MS);
	waiting = undefined;
}

function writeSearch(params: URLSearchParams): void {
	const url = new URL(location.href);
	url.search = params.toString();
	if (url.href === location.href) return;
	try {
		history.replaceState(history.state, "", url);
	} catch {
		// The page works without it; the next change tries again.
	}
}

function writeSelect(select: HTMLSelectElement, value: string): void {
	const isOffered = [...select.options].some((option) => option.value === value);
	select.value = isOffered ? value : "";
}
