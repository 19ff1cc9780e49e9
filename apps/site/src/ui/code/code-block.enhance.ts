import { copyText } from "../../lib/page/copy-text.ts";

const SHOWN_FOR_MS = 2000;

/** Copy buttons copy the code of their block and confirm it for two seconds. */
export function enhanceCopyButtons(page: Document): void {
	page.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest("button[data-copy-code]") : null;
		if (button instanceof HTMLButtonElement) void copyBlock(button);
	});
}

/**
 * Marks code whose lines go on beyond the edge, until they are scrolled to their end, and offers to wrap them where that
 * changes something; the button's place is kept either way.
 */
export function enhanceLongLines(page: Document): void {
	page.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest("button[data-wrap-code]") : null;
		const block = button?.closest("[data-code-block]");
		if (button && block) button.ariaPressed = String(block.toggleAttribute("data-wrapped"));
	});
	const observer = new ResizeObserver((entries) => {
		for (const { target } of entries) markLongLines(target);
	});
	for (const section of page.querySelectorAll("[data-code-block] section")) {
		section.addEventListener("scroll", () => markLongLines(section), { passive: true });
		observer.observe(section);
	}
}

/** Marks the code of one block, where it is wider than its room. */
export function markLongLines(section: Element): void {
	const block = section.closest("[data-code-block]");
	const button = block?.querySelector<HTMLElement>("[data-wrap-code]");
	const hiddenPx = section.scrollWidth - section.clientWidth;
	section.toggleAttribute("data-goes-on", hiddenPx - section.scrollLeft > 1);
	button?.toggleAttribute("data-pending", hiddenPx <= 1 && !block?.hasAttribute("data-wrapped"));
}

/** The text of a block; of a difference what the change leads to, without signs. */
function readCode(code: Element | null | undefined): string {
	const text = code?.textContent ?? "";
	if (!code?.querySelector("ins, del")) return text;
	const kept = text.split("\n").filter((line) => !line.startsWith("-"));
	return kept.map((line) => line.slice(2)).join("\n");
}

async function copyBlock(button: HTMLButtonElement): Promise<void> {
	const code = readCode(button.closest("[data-code-block]")?.querySelector("code"));
	const label = button.querySelector("span");
	if (!label) return;
	const { copyCode: copy = "", copied = "", failed = "" } = button.dataset;
	label.textContent = (await copyText(code)) ? copied : failed;
	button.dataset["answered"] = "";
	setTimeout(() => {
		delete button.dataset["answered"];
		label.textContent = copy;
	}, SHOWN_FOR_MS);
}
