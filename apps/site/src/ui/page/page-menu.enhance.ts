const SHOWN_FOR_MS = 2000;

/** Copy buttons of page menus copy the page's Markdown form, and confirm it for two seconds. */
export function enhancePageMenu(page: Document): void {
	for (const button of page.querySelectorAll<HTMLButtonElement>("button[data-copy-page]"))
		button.addEventListener("click", () => void copyMarkdown(button));
}

async function copyMarkdown(button: HTMLButtonElement): Promise<void> {
	const label = button.querySelector("span");
	const { copyPage: url = "", copied = "", failed = "" } = button.dataset;
	if (!label || button.dataset["answered"] !== undefined) return;
	const before = label.textContent;
	button.dataset["answered"] = "";
	label.textContent = await putOnClipboard(fetchMarkdown(url)).then(
		() => copied,
		() => failed,
	);
	setTimeout(() => {
		delete button.dataset["answered"];
		label.textContent = before;
	}, SHOWN_FOR_MS);
}

async function fetchMarkdown(url: string): Promise<Blob> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url}: ${response.status}`);
	return new Blob([await response.text()], { type: "text/plain" });
}

/** The text is handed over as a promise: some browsers take nothing from a page once the press lies back too far. */
async function putOnClipboard(text: Promise<Blob>): Promise<void> {
	await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
}
