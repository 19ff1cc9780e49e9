import type { ShowResult } from "./show-result.ts";

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
	const calculateSoon = (): void => {
		clearTimeout(waiting);
		waiting = setTimeout(() => void calculate(root, form), REST_MS);
	};
	form.addEventListener("input", calculateSoon);
	form.addEventListener("reset", calculateSoon);
	form.addEventListener("submit", (event) => event.preventDefault());
}

async function calculate(root: HTMLElement, form: HTMLFormElement): Promise<void> {
	const showResult = await loadCalculators();
	if (showResult) return showResult(root, form);
	const figures = root.querySelector("[data-figures]");
	if (figures) figures.textContent = root.dataset["failed"] ?? "";
}

/** What calculates in the language of the page; undefined when it cannot be fetched. */
async function loadCalculators(): Promise<ShowResult | undefined> {
	try {
		const { openCalculators } = await import("./show-result.ts");
		return await openCalculators();
	} catch {
		return undefined;
	}
}
