import type { Messages } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import { toCutWords, toMessagesProblem, toProblem, toWarningWords } from "./outcome-words.ts";
import { toSegments } from "./prompt-segments.ts";
import { parseMessages } from "./parse-messages.ts";
import type { TemplateInput } from "./render-template.ts";
import { createTemplateRunner, type TemplateOutcome } from "./run-in-worker.ts";
import { SAMPLE_TEMPLATES } from "./sample-templates.ts";
import { listWarnings } from "./template-warnings.ts";

type Words = Messages["chatTemplate"];

/** Pause in typing before the template runs again, in milliseconds. */
const REST_MS = 150;

/** Runs the template while the reader types. The engine is fetched with the first change. */
export function enhanceChatTemplate(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-chat-template]")) enhanceLaboratory(root);
}

function enhanceLaboratory(root: HTMLElement): void {
	const form = root.querySelector("form");
	if (!form) return;
	const words = JSON.parse(root.dataset["words"] ?? "{}") as Words; // written by the page itself
	const run = createTemplateRunner();
	let waiting: ReturnType<typeof setTimeout> | undefined;
	let turn = 0;

	const answer = async (): Promise<void> => {
		const mine = ++turn;
		const input = readInput(form, root, words);
		if (!input) return showPrompt(root, words, undefined);
		const outcome = await run(input);
		if (mine === turn) showOutcome(root, words, input, outcome);
	};
	fillSample(form, fieldOf(form, "sample").value || "chatml", false);
	form.addEventListener("input", ({ target }) => {
		if (target instanceof HTMLSelectElement) fillSample(form, target.value, true);
		clearTimeout(waiting);
		waiting = setTimeout(() => void answer(), REST_MS);
	});
	form.addEventListener("submit", (event) => event.preventDefault());
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldOf(form: HTMLFormElement, name: string): Field {
	return form.elements.namedItem(name) as Field; // the page renders every field that is read here
}

/** Puts a sample and its signs into the form; its text only when the reader chose it. */
function fillSample(form: HTMLFormElement, id: string, withText: boolean): void {
	const sample = SAMPLE_TEMPLATES.find((one) => one.id === id);
	if (!sample) return;
	fieldOf(form, "sample").value = sample.id;
	fieldOf(form, "startSign").value = sample.startSign;
	fieldOf(form, "endSign").value = sample.endSign;
	const check = fieldOf(form, "addGenerationPrompt");
	if (check instanceof HTMLInputElement && !withText) check.checked = true;
	if (withText) fieldOf(form, "template").value = sample.template;
}

/** The values of the form; undefined when its messages cannot be parsed, which is then shown beside them. */
function readInput(form: HTMLFormElement, root: HTMLElement, words: Words): TemplateInput | undefined {
	const read = parseMessages(fieldOf(form, "messages").value);
	showProblem(root, "messages", "fault" in read ? toMessagesProblem(read, words) : "");
	if ("fault" in read) return undefined;
	return {
		template: fieldOf(form, "template").value,
		messages: read.messages,
		addGenerationPrompt: new FormData(form).has("addGenerationPrompt"),
		startSign: fieldOf(form, "startSign").value,
		endSign: fieldOf(form, "endSign").value,
	};
}

function showOutcome(root: HTMLElement, words: Words, input: TemplateInput, outcome: TemplateOutcome): void {
	showProblem(root, "template", toProblem(outcome, words) ?? "");
	if (outcome.kind !== "prompt") return showPrompt(root, words, undefined);
	const warnings = listWarnings({ ...input, prompt: outcome.prompt }).map((one) =>
		toWarningWords(one, words),
	);
	showPrompt(root, words, outcome.prompt, outcome.isCut ? [toCutWords(words), ...warnings] : warnings);
}

function showProblem(root: HTMLElement, name: string, text: string): void {
	const place = root.querySelector(`[data-problem="${name}"]`);
	if (place && place.textContent !== text) place.textContent = text;
	root.querySelector(`textarea[name="${name}"]`)?.setAttribute("aria-invalid", String(text !== ""));
}

function showPrompt(
	root: HTMLElement,
	words: Words,
	prompt: string | undefined,
	warnings: readonly string[] = [],
): void {
	root.querySelector("[data-prompt]")?.replaceChildren(
		...toSegments(prompt ?? "").map(({ kind, text }) => {
			const part = document.createElement(kind === "special" ? "mark" : "span");
			part.textContent = text;
			return part;
		}),
	);
	const count = root.querySelector("[data-count]");
	if (count)
		count.textContent = prompt === undefined ? words.noPrompt : fill(words.count, { count: prompt.length });
	root.querySelector("[data-warnings]")?.replaceChildren(
		...warnings.map((text) => {
			const item = document.createElement("li");
			item.textContent = text;
			return item;
		}),
	);
}
