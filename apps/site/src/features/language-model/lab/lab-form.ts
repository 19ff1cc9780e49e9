import { toLocale } from "../../../lib/locale.ts";
import type { SamplingSettings } from "../sampling/next-token.ts";
import type { HeadPlace } from "./read-attention.ts";
import { findPart } from "./lab-view.ts";
import { keepsAll, SETTING_RANGES, type SettingName, toSettings } from "./setting-ranges.ts";
import { numbersIn } from "../../../locales/forms.ts";

const NAMES = Object.keys(SETTING_RANGES) as SettingName[]; // the keys of that table

export function readTypedText(root: HTMLElement): string {
	return root.querySelector("textarea")?.value ?? "";
}

/** Puts a text into the form. */
export function showText(root: HTMLElement, text: string): void {
	const field = root.querySelector("textarea");
	if (field) field.value = text;
}

/** The settings that the sliders represent. */
export function readSamplingSettings(root: HTMLElement): SamplingSettings {
	return toSettings({
		temperature: readNumber(root, "temperature"),
		topK: readNumber(root, "topK"),
		topP: readNumber(root, "topP"),
		penalty: readNumber(root, "penalty"),
	});
}

/** The seed; 0 where the field is empty. */
export function readSeed(root: HTMLElement): number {
	return Math.trunc(readNumber(root, "seed"));
}

/** The layer and the head whose attention is drawn. */
export function readHead(root: HTMLElement): HeadPlace {
	return { layer: readNumber(root, "layer"), head: readNumber(root, "head") };
}

/** Whether a field changes which token is drawn. */
export function isSetting(field: EventTarget | null): boolean {
	return field instanceof HTMLInputElement && [...NAMES, "seed"].includes(field.name);
}

/** Writes the value of each slider beside it, and into what is read aloud. */
export function showSettings(root: HTMLElement, all: string): void {
	const numbers = numbersIn(toLocale(root.ownerDocument.documentElement.lang));
	for (const name of NAMES) {
		const value = readNumber(root, name);
		const text = name === "topK" && keepsAll(value) ? all : numbers.format(value);
		findPart(root, `[data-value="${name}"]`).textContent = text;
		findPart(root, `[name="${name}"]`).ariaValueText = text;
	}
}

function readNumber(root: HTMLElement, name: string): number {
	const field = findPart(root, `[name="${name}"]`);
	const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
	return isField ? Number(field.value) : 0;
}
