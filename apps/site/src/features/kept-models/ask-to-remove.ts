/** Opens the page's dialog with a question, and returns whether the reader agreed. Escape means no. */
export function askToRemove(
	root: HTMLElement,
	{ question, consequence }: { readonly question: string; readonly consequence: string },
): Promise<boolean> {
	const dialog = root.querySelector<HTMLDialogElement>("dialog[data-confirmation]");
	if (!dialog) return Promise.resolve(false);
	const title = dialog.querySelector("[data-question]");
	const text = dialog.querySelector("[data-consequence]");
	if (title) title.textContent = question;
	if (text) text.textContent = consequence;
	dialog.returnValue = "";
	dialog.showModal();
	return new Promise((resolve) => {
		dialog.addEventListener("close", () => resolve(dialog.returnValue === "remove"), { once: true });
	});
}
