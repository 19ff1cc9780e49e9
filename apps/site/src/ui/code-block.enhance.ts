const SHOWN_FOR_MS = 2000;

/** Makes copy buttons copy the code of their block and say so for two seconds. */
export function enhanceCopyButtons(page: Document): void {
	page.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest("button[data-copy-code]") : null;
		if (button instanceof HTMLButtonElement) void copyBlock(button);
	});
}

async function copyBlock(button: HTMLButtonElement): Promise<void> {
	const code = button.closest("[data-code-block]")?.querySelector("code")?.textContent ?? "";
	const label = button.querySelector("span");
	if (!label) return;
	const { copyCode: copy = "", copied = "", failed = "" } = button.dataset;
	label.textContent = await navigator.clipboard.writeText(code).then(
		() => copied,
		() => failed,
	);
	button.dataset["answered"] = "";
	setTimeout(() => {
		delete button.dataset["answered"];
		label.textContent = copy;
	}, SHOWN_FOR_MS);
}
