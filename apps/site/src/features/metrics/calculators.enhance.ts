import type { answerForm } from "./answer-form.ts";

/** Pause in typing before the result is calculated and announced again, in milliseconds. */
const REST_MS = 200;

/** Lets the calculators of a page be changed. What calculates is fetched with the first change. */
export function enhanceCalculators(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-calculator]")) enhanceCalculator(root);
}

function enhanceCalculator(root: HTMLElement): void {
	const form = root.querySelector("form");
	if (!form) return;
	for (const field of form.querySelectorAll("input, select, textarea")) {
		field.removeAttribute("readonly");
		field.removeAttribute("disabled");
	}
	let waiting: ReturnType<typeof setTimeout> | undefined;
	const answerSoon = (): void => {
		clearTimeout(waiting);
		waiting = setTimeout(() => void answer(root, form), REST_MS);
	};
	form.addEventListener("input", answerSoon);
	form.addEventListener("reset", answerSoon);
	form.addEventListener("submit", (event) => event.preventDefault());
}

async function answer(root: HTMLElement, form: HTMLFormElement): Promise<void> {
	const drawAnswer = await loadAnswer();
	if (drawAnswer) return drawAnswer(root, form);
	const figures = root.querySelector("[data-figures]");
	if (figures) figures.textContent = root.dataset["failed"] ?? "";
}

/** The module that calculates; undefined when it cannot be fetched. */
async function loadAnswer(): Promise<typeof answerForm | undefined> {
	try {
		const module = await import("./answer-form.ts");
		return module.answerForm;
	} catch {
		return undefined;
	}
}
