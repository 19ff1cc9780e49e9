/** The text of a confirmation, its consequence, and the words of the button that agrees. */
export interface Question {
	readonly question: string;
	readonly consequence: string;
	readonly agree: string;
}

/** Opens the page's dialog for a confirmation, and returns whether the reader agreed. Escape means no. */
export function askInDialog(root: HTMLElement, { question, consequence, agree }: Question): Promise<boolean> {
	const dialog = root.querySelector<HTMLDialogElement>("dialog[data-confirmation]");
	if (!dialog) return Promise.resolve(false);
	const title = dialog.querySelector("[data-question]");
	const text = dialog.querySelector("[data-consequence]");
	if (title) title.textContent = question;
	if (text) text.textContent = consequence;
	const button = dialog.querySelector("[data-agree]");
	if (button) button.textContent = agree;
	dialog.returnValue = "";
	dialog.showModal();
	return new Promise((resolve) => {
		dialog.addEventListener("close", () => resolve(dialog.returnValue === "agreed"), { once: true });
	});
}
