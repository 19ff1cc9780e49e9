import type { OnDevice } from "../../../../messages/tr/on-device.ts";
import { isTextReader } from "../../../facts/local/text-reader.ts";
import type { CopyWords } from "../../../ui/code/copy-code-button.tsx";
import { make } from "../../../lib/page/make-element.ts";
import type { RunData } from "./run-data.ts";

/**
 * The code of a run, closed at first. It is printed at once, while there is a network, so that the service worker keeps what
 * prints it; where that fails, when the reader opens it.
 */
export function toCodeFold(data: RunData, words: OnDevice["run"]): HTMLElement {
	const code = make("code", { translate: "no" });
	const lost = make("p", { class: "facts", role: "alert" });
	const note = isTextReader(data.model) ? [make("p", { class: "facts" }, ...setCode(words.readerCode))] : [];
	const copyButton = toCopyButton(data.codeWords);
	const block = make("div", { "data-code-block": "" }, copyButton, make("pre", {}, code), ...note, lost);
	const fold = make("details", { class: "code" }, make("summary", {}, words.code), block);
	fold.addEventListener("toggle", () => void show());
	void show();
	return fold;

	async function show(): Promise<void> {
		if (code.textContent !== "") return;
		lost.textContent = "";
		try {
			const { printCode } = await import("./print-code.ts");
			code.textContent = (await printCode(data)) ?? "";
		} catch {
			lost.textContent = words.codeLost;
		}
	}
}

/** Words between backticks as code. */
function setCode(text: string): readonly (Node | string)[] {
	return text
		.split("`")
		.map((part, index) => (index % 2 === 1 ? make("code", { translate: "no" }, part) : part));
}

function toCopyButton({ copy, copied, copyFailed }: CopyWords): HTMLElement {
	const label = make("span", { "aria-live": "polite" }, copy);
	const data = { "data-copy-code": copy, "data-copied": copied, "data-failed": copyFailed };
	return make("button", { type: "button", class: "button", ...data }, label);
}
