import type { OnDevice } from "../../../../messages/tr/on-device.ts";
import type { CopyWords } from "../../../ui/copy-button.tsx";
import { make } from "./markup.ts";
import type { RunData } from "./run-data.ts";

/** The code of a run, closed at first. It is printed when the reader opens it. */
export function toCodeFold(data: RunData, words: OnDevice["run"], copyWords: CopyWords): HTMLElement {
	const code = make("code", { translate: "no" });
	const lost = make("p", { class: "facts", role: "alert" });
	const block = make("div", { "data-code-block": "" }, toCopyButton(copyWords), make("pre", {}, code), lost);
	const fold = make("details", { class: "code" }, make("summary", {}, words.code), block);
	fold.addEventListener("toggle", () => void show());
	return fold;

	async function show(): Promise<void> {
		if (!fold.open || code.textContent !== "") return;
		lost.textContent = "";
		try {
			const { printCode } = await import("./print-code.ts");
			code.textContent = (await printCode(data)) ?? "";
		} catch {
			lost.textContent = words.codeLost;
		}
	}
}

function toCopyButton({ copy, copied, copyFailed }: CopyWords): HTMLElement {
	const label = make("span", { "aria-live": "polite" }, copy);
	const data = { "data-copy-code": copy, "data-copied": copied, "data-failed": copyFailed };
	return make("button", { type: "button", class: "button", ...data }, label);
}
