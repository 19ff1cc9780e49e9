import { findStorage } from "../../../lib/kept/storage.ts";
import { CHOICE_KEY, CLIENT_KEY } from "./kept-keys.ts";

/** Signs that a reader is about to choose other code. */
const SIGNS = ["pointerover", "focusin", "change"] as const;

/**
 * Makes the choices beside printed code work. What handles them is fetched when a reader comes near them, or at once where
 * the URL or an earlier visit holds a choice.
 */
export function enhanceSnippets(page: Document): void {
	const storage = findStorage();
	const isKept = [CHOICE_KEY, CLIENT_KEY].some((key) => typeof storage?.getItem(key) === "string");
	const isNow = isKept || new URLSearchParams(location.search).has("provider");
	for (const root of page.querySelectorAll<HTMLElement>("[data-snippets]")) {
		const waiting = new AbortController();
		let changed: EventTarget | null = null;
		let started: Promise<void> | undefined;
		const start = async (): Promise<void> => {
			const { enhanceChoice } = await import("./snippet-choice.enhance.ts");
			waiting.abort();
			enhanceChoice(root, storage);
			changed?.dispatchEvent(new Event("change", { bubbles: true }));
		};
		const notice = ({ type, target }: Event): void => {
			if (type === "change") changed = target;
			started ??= start();
		};
		for (const sign of SIGNS) root.addEventListener(sign, notice, { signal: waiting.signal });
		if (isNow) started = start();
	}
}
