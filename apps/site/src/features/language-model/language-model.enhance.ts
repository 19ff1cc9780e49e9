import { fill } from "../../lib/fill.ts";

/** Lets the reader load the model; nothing of it is fetched before. */
export function enhanceLanguageModel(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-language-model]")) {
		root.querySelector("[data-load]")?.addEventListener("click", () => void load(root));
	}
}

async function load(root: HTMLElement): Promise<void> {
	try {
		const { loadLab } = await import("./lab/load-lab.ts");
		await loadLab(root);
	} catch (error) {
		const { failed = "" } = JSON.parse(root.dataset["words"] ?? "{}") as { failed?: string }; // written by the page itself
		const status = root.querySelector("[data-status]");
		if (status) status.textContent = fill(failed, { detail: String(error) });
	}
}
