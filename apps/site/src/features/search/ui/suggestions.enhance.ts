/** A suggested name, once pressed, is what the reader typed. */
export function enhanceSuggestions(root: HTMLElement, input: HTMLInputElement): void {
	root.querySelector("[data-suggestions]")?.addEventListener("click", ({ target }) => {
		if (!(target instanceof HTMLButtonElement)) return;
		input.value = target.textContent;
		input.dispatchEvent(new Event("input", { bubbles: true }));
		input.focus();
	});
}
