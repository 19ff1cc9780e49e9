import { loadMetricSteps } from "../../../messages/load-metric-steps.ts";
import type { MetricSteps } from "../../../messages/metric-steps.ts";
import { CALCULATOR_IDS } from "../../facts/generated/calculator-ids.ts";
import { fromForm } from "../../lib/page/form-state.ts";
import { type Locale, toLocale } from "../../lib/locale.ts";
import { type Calculation, type CalculatorProblem, runCalculator } from "./parts/calculator.ts";
import { CALCULATORS } from "./generated/calculators.ts";
import { drawInPage } from "./markup-tree/draw-in-page.ts";
import { element, type Markup } from "./markup-tree/markup.ts";
import { type FormValues, UNREADABLE } from "./parts/read-form.ts";

/** Calculates with the values of a calculator's form and shows the result, or the problem beside its field. */
export type ShowResult = (root: HTMLElement, form: HTMLFormElement) => void;

/** Fetches the words of the page's language and returns the function that calculates with them. */
export async function openCalculators(): Promise<ShowResult> {
	const locale = toLocale(document.documentElement.lang);
	const words = await loadMetricSteps(locale);
	return (root, form) => showResult(root, form, words, locale);
}

function showResult(root: HTMLElement, form: HTMLFormElement, words: MetricSteps, locale: Locale): void {
	const id = CALCULATOR_IDS.find((one) => one === root.dataset["calculator"]);
	if (id === undefined) return;
	const values = { ...Object.fromEntries(fromForm(form)), ...findUnreadable(form) };
	const outcome = runCalculator(CALCULATORS[id], values, words, locale);
	showProblem(form, "field" in outcome ? outcome : undefined);
	root.toggleAttribute("data-stale", "field" in outcome);
	if (!("field" in outcome)) showCalculation(root, outcome);
}

/** Number fields that show something the browser cannot read; it reports their value as empty. */
function findUnreadable(form: HTMLFormElement): FormValues {
	const inputs = form.querySelectorAll("input");
	const unreadable = [...inputs].filter(({ validity }) => validity.badInput);
	return Object.fromEntries(unreadable.map(({ name }) => [name, UNREADABLE]));
}

function showCalculation(root: HTMLElement, { figures, steps }: Calculation): void {
	const results = figures.map(({ label, value }) =>
		element("p", {}, element("span", {}, label), " ", element("strong", {}, value)),
	);
	replace(root.querySelector("[data-figures]"), results);
	replace(root.querySelector("[data-steps]"), steps);
}

function replace(place: Element | null, nodes: readonly Markup[]): void {
	place?.replaceChildren(...nodes.map((node) => drawInPage(node, document)));
}

/** Shows the problem beside its field and clears the others. */
function showProblem(form: HTMLFormElement, problem: CalculatorProblem | undefined): void {
	for (const place of form.querySelectorAll<HTMLElement>("[data-problem]")) {
		const name = place.dataset["problem"] ?? "";
		const text = problem?.field === name ? problem.text : "";
		if (place.textContent !== text) place.textContent = text;
		const field = form.elements.namedItem(name);
		if (!(field instanceof HTMLElement)) continue;
		if (text) field.setAttribute("aria-invalid", "true");
		else field.removeAttribute("aria-invalid");
	}
}
