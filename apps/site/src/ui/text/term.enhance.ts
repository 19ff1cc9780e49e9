/** Delays in milliseconds before a definition opens under the pointer, and before it closes. */
const OPEN_AFTER_MS = 250;
const CLOSE_AFTER_MS = 200;

/** Opens definitions under a resting mouse pointer and closes them when it leaves word and definition. */
export function enhanceTerms(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-term]")) enhanceTerm(root);
}

function enhanceTerm(root: HTMLElement): void {
	const word = root.querySelector("button");
	const note = root.querySelector<HTMLElement>("[popover]");
	if (!word || !note) return;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isPinned = false;
	const later = (act: () => void, delayMs: number): void => {
		clearTimeout(timer);
		timer = setTimeout(act, delayMs);
	};
	root.addEventListener("pointerenter", ({ pointerType }) => {
		if (pointerType === "mouse") later(() => note.showPopover({ source: word }), OPEN_AFTER_MS);
	});
	root.addEventListener("pointerleave", ({ pointerType }) => {
		if (pointerType === "mouse" && !isPinned) later(() => note.hidePopover(), CLOSE_AFTER_MS);
	});
	word.addEventListener("click", () => {
		clearTimeout(timer);
		isPinned = true;
	});
	note.addEventListener("toggle", (event) => {
		if (event.newState === "closed") isPinned = false;
	});
}
