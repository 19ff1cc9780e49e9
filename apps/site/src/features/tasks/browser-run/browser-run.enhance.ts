/** Shows the buttons that run the page's example in the browser. What runs it is fetched with the first press. */
export function enhanceBrowserRuns(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-browser-run]")) {
		const button = root.querySelector("button");
		button?.addEventListener("click", () => void start(root, button));
		root.removeAttribute("data-pending");
	}
}

/** Starts a run; says so where its parts cannot be fetched. A press after that tries again. */
async function start(root: HTMLElement, button: HTMLButtonElement): Promise<void> {
	const lost = root.querySelector<HTMLElement>("[data-lost]");
	if (lost) lost.hidden = true;
	button.disabled = true;
	const isLost = await import("./start-run.ts")
		.then(({ startRun }) => startRun(root))
		.then(
			() => false,
			() => true,
		);
	button.disabled = false;
	if (!isLost) return;
	if (lost) lost.hidden = false;
	button.focus();
}
