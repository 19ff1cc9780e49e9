import { replaceSearch } from "../../lib/form-state.ts";
import { fill } from "../../lib/fill.ts";
import { toFileHref } from "../../lib/paths.ts";
import { findStorage } from "../../lib/storage.ts";
import type { PublishedFile } from "./code-file.ts";
import { type ChoiceFields, findFields, offerProviders, offerWays, readChoice } from "./choice-fields.ts";
import { keepChoice, toParams, type Choice, wishOf } from "./kept-choice.ts";
import { showFile } from "./show-file.ts";

/** Adds behaviour to the choice of provider and form: code is fetched once for each provider, and shown in place. */
export function enhanceSnippetChoice(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-snippets]"))
		enhanceChoice(root, findStorage());
}

function enhanceChoice(root: HTMLElement, storage: Storage | undefined): void {
	const fields = findFields(root);
	if (!fields) return;
	const locale = root.dataset["locale"] ?? "";
	const files = new Map<string, Promise<PublishedFile>>();
	let turn = 0;

	const show = async (choice: Choice): Promise<void> => {
		turn += 1;
		const mine = turn;
		const { loading = "", shown = "", failed = "" } = fields.form.dataset;
		const url = toFileHref(`/snippets/${locale}/${choice.example}/${choice.provider}.json`);
		const fetched = files.get(url) ?? fetchFile(url);
		files.set(url, fetched);
		const wait = setTimeout(() => tell(fields, loading, true), 300);
		try {
			const file = await fetched;
			if (mine !== turn) return;
			offerWays(fields, file.ways, choice);
			showFile(root, file, readChoice(fields), storage);
			tell(fields, fill(shown, { provider: file.provider }));
		} catch {
			files.delete(url);
			if (mine === turn) tell(fields, failed, true);
		} finally {
			clearTimeout(wait);
		}
	};

	fields.form.addEventListener("change", () => {
		const wish = readChoice(fields);
		offerProviders(fields, wish);
		const choice = readChoice(fields);
		keepChoice(choice, storage);
		replaceSearch(toParams(choice, new URLSearchParams(location.search)));
		void show(choice);
	});
	fields.form.addEventListener("submit", (event) => event.preventDefault());
	fields.menu.addEventListener("keydown", (event) => {
		if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
		event.preventDefault();
		closeMenu(fields);
	});
	fields.menu.addEventListener("click", (event) => {
		const isPressed = event.detail > 0 && event.target instanceof Element;
		if (isPressed && event.target.closest("label")) closeMenu(fields);
	});

	const wish = wishOf(new URLSearchParams(location.search), storage);
	if (!wish) return;
	const now = readChoice(fields);
	const { routed = now.routed, stream = now.stream } = wish;
	offerProviders(fields, { ...now, ...wish });
	const choice = { ...readChoice(fields), routed, stream };
	const isSame =
		choice.example === now.example &&
		choice.provider === now.provider &&
		routed === now.routed &&
		stream === now.stream;
	if (!isSame) void show(choice);
}

async function fetchFile(url: string): Promise<PublishedFile> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${response.status} for ${url}`);
	return (await response.json()) as PublishedFile; // written by the site's own build
}

/** Announces a message to screen readers; shows it too, when the code does not. */
function tell({ status }: ChoiceFields, text: string, isSeen = false): void {
	status.toggleAttribute("data-seen", isSeen);
	status.textContent = text;
}

function closeMenu({ menu }: ChoiceFields): void {
	if (!menu.open) return;
	menu.open = false;
	menu.querySelector("summary")?.focus();
}
