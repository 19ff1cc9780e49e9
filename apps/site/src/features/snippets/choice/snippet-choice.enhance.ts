import { replaceSearch } from "../../../lib/urls/replace-search.ts";
import { fill } from "../../../lib/fill.ts";
import { toFileHref } from "../../../lib/urls/file-href.ts";
import type { PublishedFile } from "../code/code-file.ts";
import { type ChoiceFields, findFields, offerProviders, offerWays, readChoice } from "./choice-fields.ts";
import { keepChoice, toCallParams, type ChosenCall, wishOf } from "./kept-choice.ts";
import { keepClient, readClients } from "./kept-client.ts";
import { showFile } from "./show-file.ts";

/** Adds behaviour to the choice of client, provider and form: code is fetched once for each provider, and shown in place. */
export function enhanceChoice(root: HTMLElement, storage: Storage | undefined): void {
	const fields = findFields(root);
	if (!fields) return;
	const locale = root.dataset["locale"] ?? "";
	const selects = [...root.querySelectorAll<HTMLSelectElement>("select[data-client]")];
	const files = new Map<string, Promise<PublishedFile>>();
	let turn = 0;

	const show = async (choice: ChosenCall): Promise<void> => {
		turn += 1;
		const mine = turn;
		const { loading = "", shown = "", failed = "" } = fields.form.dataset;
		const url = toFileHref(`/snippets/${locale}/${choice.example}/${choice.provider}.json`);
		const fetched = files.get(url) ?? fetchFile(url);
		files.set(url, fetched);
		const wait = setTimeout(() => report(fields, loading, true), 300);
		try {
			const file = await fetched;
			if (mine !== turn) return;
			offerWays(fields, file.ways, choice);
			showFile(root, file, readChoice(fields), storage);
			report(fields, fill(shown, { provider: file.provider }));
		} catch {
			files.delete(url);
			if (mine !== turn) return;
			for (const select of selects) select.value = select.dataset["shown"] ?? select.value;
			report(fields, failed, true);
		} finally {
			clearTimeout(wait);
		}
	};

	fields.form.addEventListener("change", () => {
		const wish = readChoice(fields);
		offerProviders(fields, wish);
		const choice = readChoice(fields);
		keepChoice(choice, storage);
		replaceSearch(toCallParams(choice, new URLSearchParams(location.search)));
		void show(choice);
	});
	for (const select of selects) {
		select.addEventListener("change", () => {
			keepClient(select.value, storage);
			void show(readChoice(fields));
		});
	}
	fields.form.addEventListener("submit", (event) => event.preventDefault());

	const kept = Object.values(readClients(storage));
	const hasOtherClient = selects.some(
		({ value, options }) => !kept.includes(value) && [...options].some((one) => kept.includes(one.value)),
	);
	const wish = wishOf(new URLSearchParams(location.search), storage) ?? {};
	const now = readChoice(fields);
	const { routed = now.routed, stream = now.stream } = wish;
	offerProviders(fields, { ...now, ...wish });
	const choice = { ...readChoice(fields), routed, stream };
	if (!isSame(choice, now) || hasOtherClient) void show(choice);
}

function isSame(one: ChosenCall, other: ChosenCall): boolean {
	return (
		one.example === other.example &&
		one.provider === other.provider &&
		one.routed === other.routed &&
		one.stream === other.stream
	);
}

async function fetchFile(url: string): Promise<PublishedFile> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${response.status} for ${url}`);
	return (await response.json()) as PublishedFile; // written by the site's own build
}

/** Announces a message to screen readers; shows it too, when the code does not. */
function report({ status }: ChoiceFields, text: string, isSeen = false): void {
	status.toggleAttribute("data-seen", isSeen);
	status.textContent = text;
}
