import { chooseDevice } from "@pusula/local";
import { loadOnDevice } from "../../../../messages/load-on-device.ts";
import type { OnDevice } from "../../../../messages/tr/on-device.ts";
import { readSiteJson } from "../../../lib/effects/site-file.ts";
import { fill } from "../../../lib/fill.ts";
import { type Locale, toLocale } from "../../../lib/locale.ts";
import { toSizeWords } from "../../../lib/words/size-words.ts";
import look from "../../../ui/controls/button.module.css";
import offer from "./browser-run.module.css";
import { make } from "../../../lib/page/make-element.ts";
import type { RunData } from "./run-data.ts";

/**
 * Lists models with their facts below their button, and says whether this browser can run them; where it
 * cannot, their buttons are disabled. Rejects where the data of the page cannot be fetched.
 * @param start runs the model of an entry
 */
export async function listWebGpuRuns(
	root: HTMLElement,
	start: (entry: HTMLElement) => Promise<void>,
): Promise<void> {
	const { webgpuRuns = "", browserRun = "" } = root.dataset;
	const folder = browserRun.slice(0, browserRun.lastIndexOf("/") + 1);
	const locale = toLocale(document.documentElement.lang);
	const { run: words } = await loadOnDevice(locale);
	const hrefs = webgpuRuns.split(" ").map((name) => `${folder}${name}.json`);
	const runs = await Promise.all(
		hrefs.map(async (href) => {
			const data = await readSiteJson<RunData>(href);
			return { href, data, canRun: await canRunHere(data) };
		}),
	);
	const { lead, there, missing } = words.webGpu;
	const status = make("output", {}, runs.some(({ canRun }) => canRun) ? there : missing);
	const lost = root.querySelector<HTMLElement>("[data-lost]");
	root.querySelector("[data-webgpu-list]")?.remove();
	const list = make("div", { "data-webgpu-list": "" }, make("p", { class: offer["offer"] }, lead));
	list.append(make("p", { class: offer["offer"] }, status));
	for (const { href, data, canRun } of runs) {
		const entry = toEntry(href, data, { words, locale });
		const button = entry.querySelector("button");
		if (button) prepare(button, canRun, () => start(entry).catch(() => lost && (lost.hidden = false)));
		list.append(entry);
	}
	root.append(list);
}

function prepare(button: HTMLButtonElement, canRun: boolean, run: () => Promise<unknown>): void {
	button.disabled = !canRun;
	button.addEventListener("click", () => {
		button.disabled = true;
		void run().finally(() => (button.disabled = false));
	});
}

function canRunHere({ dtype }: RunData): Promise<boolean> {
	return chooseDevice({ device: "webgpu", dtype }).then(
		() => true,
		() => false,
	);
}

/** A model with its button, as the page's own run has it. */
function toEntry(
	href: string,
	{ model, megabytes, line }: RunData,
	{ words, locale }: { readonly words: OnDevice["run"]; readonly locale: Locale },
): HTMLElement {
	const size =
		megabytes === undefined
			? words.webGpu.unknownSize
			: fill(words.aboutSizes.model, { model: toSizeWords(megabytes * 1e6, locale) });
	const label = `${words.run}: ${model}`;
	const button = make("button", { type: "button", class: look["button"], "aria-label": label }, words.run);
	const facts = make("span", {}, make("b", { translate: "no" }, model), ` · ${size} · ${line}`);
	return make("div", { "data-browser-run": href }, make("p", { class: offer["offer"] }, button, facts));
}
