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

function writeSelect(select: HTMLSelectElement, value: string): void {
	const isOffered = [...select.options].some((option) => option.value === value);
	select.value = isOffered ? value : "";
}
