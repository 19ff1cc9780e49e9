import type { Model } from "@pusula/tasks/models";
import { LOCALES } from "../../../src/lib/locale.ts";
import { languageOf } from "../../../src/locales/forms.ts";
import type { ModelUse } from "../../models/model-calls.ts";

/** What is wrong with a use of a model; undefined where nothing is. */
export type InputCheck = (use: ModelUse, model: Model) => string | undefined;

/** Fields of a call are those that its model heeds, with values that it takes, and none is missing. */
export const FIELD_CHECKS: readonly InputCheck[] = [
	checkPrompt,
	checkNegativePrompt,
	checkStrict,
	checkRequired,
	checkLanguageCodes,
	checkChoices,
	...(["voice_cloning", "translate_to_english", "timestamps"] as const).map(
		(field): InputCheck =>
			(use, model) =>
				checkFeature(use, model, field),
	),
];

/** `prompt` beside a picture: a model that restores or enlarges reads none. */
function checkPrompt({ code }: ModelUse, { id, supports }: Model): string | undefined {
	if (supports?.prompt !== false || !/\bprompt["']?\s*[:=]/.test(code)) return undefined;
	return `${id} reads no prompt: leave it out, or take a model that does`;
}

/** A call that hands something over names the parameters that the model cannot do without. */
function checkRequired({ code }: ModelUse, { id, input }: Model): string | undefined {
	if (!/\binputs["']?\s*[:=]/.test(code)) return undefined;
	const missing = (input?.required ?? []).filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
	return missing.length > 0 ? `${id} needs ${missing.join(", ")}` : undefined;
}

/** Languages of the site are named as the model names them: `tur_Latn`, `tr_TR` or `tr`. */
function checkLanguageCodes({ code }: ModelUse, { id, input }: Model): string | undefined {
	const named = [...code.matchAll(LANGUAGE_FIELD)].map(({ 1: value = "" }) => value);
	const codes = input?.languageCodes;
	const wrong = named.find((value) => {
		const language = toLanguage(value);
		const locale = LOCALES.find((one) => one === language);
		return locale !== undefined && codes?.[locale] !== value;
	});
	if (wrong === undefined) return undefined;
	return `${id} is not known to name a language “${wrong}”: it knows ${Object.values(codes ?? {}).join(", ") || "no names"}`;
}

const LANGUAGE_FIELD = /\b(?:src|tgt)_lang["']?\s*[:=]\s*["']([\w-]+)["']/g;

/** `tr` of `tur_Latn`, `tr_TR` or `tr`; undefined for a name in words. */
function toLanguage(value: string): string | undefined {
	if (!/^[a-z]{2,3}(?:[_-]\w{2,4})?$/i.test(value)) return undefined;
	return languageOf(value.replace("_", "-"));
}

/** Of a parameter whose values are known, a call takes one of these. */
function checkChoices({ code }: ModelUse, { id, input }: Model): string | undefined {
	const wrong = Object.entries(input?.choices ?? {}).flatMap(([name, choices]) => {
		const value = new RegExp(`\\b${name}["']?\\s*[:=]\\s*["']([^"']+)["']`).exec(code)?.[1];
		return value === undefined || choices.includes(value) ? [] : [`“${value}” as ${name}`];
	})[0];
	return wrong && `${id} is not known to take ${wrong}`;
}

function checkNegativePrompt({ code }: ModelUse, { id, supports }: Model): string | undefined {
	if (!code.includes("negative_prompt")) return undefined;
	const { negative_prompt: support } = supports ?? {};
	if (support === true) return undefined;
	if (support === "true_cfg_scale")
		return setsGuidance(code) ? undefined : `${id} heeds negative_prompt only with a true_cfg_scale above 1`;
	return `${id} is not known to heed negative_prompt: leave it out, or take another model`;
}

/** Whether code sets `true_cfg_scale` to a value above 1, or to one that it does not show. */
function setsGuidance(code: string): boolean {
	const value = /true_cfg_scale["']?\s*[:=]\s*(?<value>[^\s,;)}]+)/.exec(code)?.groups?.["value"];
	return value !== undefined && !(Number(value) <= 1);
}

function checkStrict({ code }: ModelUse, { id, supports }: Model): string | undefined {
	if (!/strict["']?\s*[:=]\s*true\b/i.test(code)) return undefined;
	const provider = /provider["']?[:=] ?["'](?<id>[\w-]+)/.exec(code)?.groups?.["id"] ?? "auto";
	if (supports?.strict?.includes(provider)) return undefined;
	return `${id} is not known to take strict: true at ${provider}: take a model that does, or leave it out`;
}

/** What code requires of a model that has the field. */
const FEATURES: Readonly<Record<"voice_cloning" | "translate_to_english" | "timestamps", RegExp>> = {
	voice_cloning:
		/\b(?:speaker_wav|speaker_audio|ref(?:erence)?_audio|audio_prompt(?:_path)?|voice_sample|prompt_speech)["']?\s*[:=]/,
	translate_to_english: /\btask["']?\s*[:=]\s*["']translate["']/,
	timestamps:
		/\b(?:return_timestamps|timestamp_granularities(?:\[\])?)["']?\s*[:=]\s*(?!(?:false|False|None|null)\b)/,
};

function checkFeature(
	{ code }: ModelUse,
	{ id, supports }: Model,
	field: keyof typeof FEATURES,
): string | undefined {
	const used = FEATURES[field].exec(code)?.[0];
	if (used === undefined || supports?.[field] === true) return undefined;
	return `${id} is not known to heed “${used.trim()}”: leave it out, or take a model that does`;
}
