/**
 * Opens the search dialog from its button and with Ctrl K, on Apple systems ⌘ K. What the dialog does and the index are
 * fetched when it opens first. On a page without the dialog the keys lead to the field of the page.
 */
export function enhanceSearchButton(page: Document): void {
	const dialog = page.querySelector<HTMLDialogElement>("[data-search-dialog]");
	let isReady = false;
	const open = (): void => {
		const input = (dialog ?? page).querySelector<HTMLInputElement>("input[type='search'][name='q']");
		if (dialog && !dialog.open) dialog.showModal();
		input?.focus();
		input?.select();
		if (!dialog || isReady) return;
		isReady = true;
		void import("./search-dialog.enhance.ts").then(({ enhanceSearchDialog }) => enhanceSearchDialog(dialog));
	};
	page.querySelector("[data-search-open]")?.addEventListener("click", open);
	page.addEventListener("keydown", (event) => {
		const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
		const isRequested = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
		if (!isRequested || event.shiftKey || event.altKey || event.key.toLowerCase() !== "k") return;
		event.preventDefault();
		open();
	});
	dialog?.querySelector("[data-close]")?.addEventListener("click", () => dialog.close());
	dialog?.addEventListener("click", ({ target }) => {
		if (target === dialog) dialog.close();
	});
}
