import { fromForm } from "../../../lib/page/form-state.ts";
import type { ChosenCall } from "./kept-choice.ts";

/** The parts of the form that the script reads and changes. */
export interface ChoiceFields {
	readonly form: HTMLFormElement;
	readonly status: HTMLElement;
}

/** The form beside the code, or nothing where it is not whole. */
export function findFields(root: HTMLElement): ChoiceFields | undefined {
	const form = root.querySelector<HTMLFormElement>("form[data-snippet-choice]");
	const status = root.querySelector<HTMLElement>("output[data-choice-status]");
	return form && status ? { form, status } : undefined;
}

export function readChoice({ form }: ChoiceFields): ChosenCall {
	const data = fromForm(form);
	return {
		example: data.get("example") ?? "",
		provider: data.get("provider") ?? "",
		routed: data.get("route") !== "direct",
		stream: data.has("stream"),
	};
}

/** Offers the providers of the wished example, and chooses the wished one, or else one that is offered. */
export function offerProviders(fields: ChoiceFields, wish: ChosenCall): void {
	const example = choose(listRadios(fields, "example"), wish.example) ?? "";
	const select = fields.form.querySelector<HTMLSelectElement>('select[name="provider"]');
	if (!select) return;
	for (const option of select.options) {
		option.disabled = option.dataset["examples"]?.split(" ").includes(example) !== true;
		option.hidden = option.disabled;
	}
	const offered = [...select.options].filter(({ disabled }) => !disabled);
	const next =
		offered.find(({ value }) => value === wish.provider) ??
		offered.find(({ selected }) => selected) ??
		offered[0];
	if (next) next.selected = true;
}

/** Offers the ways a provider can be called, and chooses the wished one as far as there is one. */
export function offerWays(
	fields: ChoiceFields,
	ways: readonly Pick<ChosenCall, "routed" | "stream">[],
	wish: ChosenCall,
): void {
	const routes = listRadios(fields, "route");
	for (const radio of routes)
		offer(
			radio,
			ways.some(({ routed }) => routed === (radio.value === "routed")),
		);
	choose(routes, wish.routed ? "routed" : "direct");
	const group = fields.form.querySelector<HTMLElement>('[data-segments="route"]');
	if (group) group.hidden = routes.filter(({ disabled }) => !disabled).length < 2;
	const label = fields.form.querySelector<HTMLElement>("[data-stream]");
	const box = label?.querySelector("input");
	const canStream = ways.some(({ stream }) => stream);
	if (label) label.hidden = !canStream;
	if (box) box.checked = canStream && wish.stream;
}

function listRadios({ form }: ChoiceFields, name: string): readonly HTMLInputElement[] {
	return [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
}

function offer(radio: HTMLInputElement, isOffered: boolean): void {
	radio.disabled = !isOffered;
	for (const label of radio.labels ?? []) label.hidden = !isOffered;
}

/** Chooses a value among those offered: the wished one, else the one that is chosen, else the first. Returns it. */
function choose(radios: readonly HTMLInputElement[], wish: string): string | undefined {
	const offered = radios.filter(({ disabled }) => !disabled);
	const next =
		offered.find(({ value }) => value === wish) ?? offered.find(({ checked }) => checked) ?? offered[0];
	if (next) next.checked = true;
	return next?.value;
}
