import { type BuildResult, resultBuilder } from "../query/build-result.ts";
import { type ResultsElement, showResults } from "../query/show-results.ts";
import type { ResultGroup } from "../query/group-results.ts";
import { type LoadedSearch, loadSearchOnce } from "../query/load-search.ts";
import { enhanceSuggestions } from "./suggestions.enhance.ts";

/**
 * Adds behaviour to the search dialog: results while the reader types, the first one chosen, arrow keys to choose another,
 * Enter to open it. The focus stays in the field; the chosen result is its active descendant.
 */
export function enhanceSearchDialog(dialog: HTMLDialogElement): void {
	const input = dialog.querySelector("input");
	const list = dialog.querySelector<HTMLElement>("[data-results]");
	if (!input || !list) return;
	const showDialOnce = dialShower(dialog, input);
	const show: ResultsElement["show"] = (groups, search, query) => {
		const build = search && resultBuilder(search, query);
		list.replaceChildren(...(build ? groups.map((group) => buildGroup(group, search, build)) : []));
		list.hidden = groups.length === 0;
		if (search && list.hidden) showDialOnce();
		dialog.querySelector("[data-hint]")?.toggleAttribute("hidden", input.value.trim() !== "");
		const options = listOptions(list);
		options.forEach((option, place) => {
			option.id = `search-result-${place}`;
		});
		choose(input, options, 0);
	};
	const loadOnce = loadSearchOnce(dialog.dataset["index"] ?? "");
	const search = (): void => void showResults({ root: dialog, input, loadOnce, show });
	input.addEventListener("input", search);
	input.addEventListener("keydown", (event) => {
		const options = listOptions(list);
		const chosen = options.findIndex((option) => option.ariaSelected === "true");
		const step = STEPS[event.key];
		if (step === undefined || options.length === 0) return;
		event.preventDefault();
		choose(input, options, (chosen + step + options.length) % options.length);
	});
	input.form?.addEventListener("submit", (event) => {
		const chosen = listOptions(list).find((option) => option.ariaSelected === "true");
		if (!chosen) return;
		event.preventDefault();
		chosen.click();
	});
	list.addEventListener("click", () => dialog.close());
	enhanceSuggestions(dialog, input);
	search();
}

/** Makes a function that puts the compass of tasks below “nothing found”, where it is fetched and drawn once. */
function dialShower(dialog: HTMLDialogElement, input: HTMLInputElement): () => void {
	const place = dialog.querySelector("[data-no-results]");
	const url = dialog.dataset["index"]?.replace(/\.json$/, "-dial.json");
	let isShown = false;
	return () => {
		if (isShown || !place || url === undefined) return;
		isShown = true;
		import("./show-dial.ts")
			.then(({ showDial }) => showDial(place, url, input))
			.catch(() => {
				isShown = false; // without a network; the next search tries again
			});
	};
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function listOptions(list: HTMLElement): readonly HTMLAnchorElement[] {
	return [...list.querySelectorAll("a")];
}

function choose(input: HTMLInputElement, options: readonly HTMLAnchorElement[], place: number): void {
	options.forEach((option, own) => {
		option.ariaSelected = String(own === place);
	});
	const chosen = options[place];
	input.ariaExpanded = String(options.length > 0);
	if (!chosen) return input.removeAttribute("aria-activedescendant");
	input.setAttribute("aria-activedescendant", chosen.id);
	chosen.scrollIntoView({ block: "nearest" });
}

function buildGroup({ kind, entries }: ResultGroup, search: LoadedSearch, build: BuildResult): HTMLElement {
	const group = Object.assign(document.createElement("div"), { role: "group" });
	const title = Object.assign(document.createElement("div"), {
		role: "presentation",
		textContent: search.file.kinds[kind],
	});
	group.ariaLabel = search.file.kinds[kind];
	const options = entries.map((entry) => {
		const option = Object.assign(document.createElement("a"), { role: "option", tabIndex: -1 });
		option.dataset["result"] = "";
		const { name, others } = build(entry, option);
		option.append(name, ...others);
		return option;
	});
	group.append(title, ...options);
	return group;
}
