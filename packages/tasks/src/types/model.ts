import type { TaskId } from "./generated/task-ids.ts";
import type { Locale } from "./locales.ts";

/** A model that the site names, with what is known about it and where that was read. */
export interface Model {
	/** Hub id, `owner/name`; for a model that is only hosted, its provider's name for it in the same form. */
	readonly id: string;
	/** Tasks it was made for, the first of them first. */
	readonly tasks: readonly TaskId[];
	/** What texts it takes; `none` for a model that takes and gives none. */
	readonly languages: ModelLanguages | "none";
	readonly licence: ModelLicence;
	/** True for a language model that was not tuned to follow instructions: it continues a text and does not chat. */
	readonly base?: true;
	/**
	 * Number of weights, shared ones once; of a mixture of experts all of them. Counted from the configuration among the
	 * sources where no source states it.
	 */
	readonly parameters?: number;
	/** Weights used for one token, of a mixture of experts. */
	readonly activeParameters?: number;
	/** Longest input in tokens. */
	readonly contextLength?: number;
	/** Numbers in each of its vectors, where the call does not choose fewer. */
	readonly dimensions?: number;
	/** What represents the gap in its input. */
	readonly maskToken?: string;
	/** What its input has to begin with. */
	readonly prefix?: { readonly query: string; readonly passage?: string };
	/** What its input has to be, beside its language. */
	readonly input?: ModelInput;
	/** Labels that it gives, in its own words; where it has hundreds, those that examples show. */
	readonly labels?: readonly string[];
	/** True when its files are given only after terms were accepted; false when they were read without; else not known. */
	readonly gated?: boolean;
	/** `2024`, `2024-07` or `2024-07-18`. */
	readonly released?: string;
	/** Why it should not be chosen any more. */
	readonly status?: ModelStatus;
	readonly supports?: ModelSupport;
	/** What a browser needs to run it; absent where it has no export for Transformers.js, or none was looked for. */
	readonly browser?: ModelInBrowser;
	/** `card`: read in the maker's own text. `secondary`: read elsewhere. `memory`: not looked up. */
	readonly confidence: "card" | "secondary" | "memory";
	/** Fields that no source was seen for. */
	readonly unverified?: readonly ModelField[];
	/** When the sources were read: `2026-11`, or with the day. */
	readonly lookedUp: string;
	/** URLs of the pages that say it. */
	readonly sources: readonly string[];
}

/** A field of a model that a source can confirm. */
export type ModelField =
	| "languages"
	| "licence"
	| "parameters"
	| "contextLength"
	| "maskToken"
	| "prefix"
	| "input"
	| "labels"
	| "gated"
	| "released"
	| "supports"
	| "browser";

/** Languages that a model was made for: all of them by tag, or how many and whether Turkish is one. */
export type ModelLanguages =
	| { readonly tags: readonly string[] }
	| { readonly count?: number; readonly turkish: "yes" | "no" | "unknown" };

/** What a model was made for, where texts in its languages, or any picture or sound, are not enough. */
export interface ModelInput {
	/** The language that it reads, where `languages` are those that it reads and writes. */
	readonly language?: Locale;
	/** Columns of its tables, all of them, in the words that it was trained with. */
	readonly columns?: readonly string[];
	/** `two-voices`: speech of two people at once. */
	readonly sound?: "two-voices";
	/** `text`: pictures with writing on them, which is what it reads. */
	readonly picture?: "text";
	/** Parameters without which a call fails. */
	readonly required?: readonly string[];
	/** Values that a parameter is known to take, by its name; others may be allowed too. */
	readonly choices?: Readonly<Record<string, readonly string[]>>;
	/** How `src_lang` and `tgt_lang` name the languages of the catalogue; one that the model lacks is absent. */
	readonly languageCodes?: Readonly<Partial<Record<Locale, string>>>;
}

/** Under which terms a model is given away. */
export interface ModelLicence {
	/** SPDX id, or the licence's own name; absent where none was found. */
	readonly name?: string;
	/**
	 * Commercial use: allowed, barred, allowed on terms, or not known. `yes` only for a licence that was seen; where the
	 * licence is `unverified`, `no` and `terms` are warnings by its name.
	 */
	readonly commercial: "yes" | "no" | "terms" | "unknown";
}

/** A model that its maker took away, or followed by a newer one. */
export interface ModelStatus {
	/** `gone`: cannot be had any more; `superseded`: its makers name a newer one. */
	readonly kind: "gone" | "superseded";
	/** `2025-11`, where it is known. */
	readonly since?: string;
	/** Id of the model that took its place, where there is one. */
	readonly by?: string;
}

/** Which fields of a call a model heeds; a field that is not named here is not known about. */
export interface ModelSupport {
	/** Pictures in the messages of a chat, of a model whose tasks do not say so. */
	readonly pictures?: boolean;
	/** Words that say what becomes of a picture. */
	readonly prompt?: boolean;
	/** `true_cfg_scale`: only together with that field, above 1. */
	readonly negative_prompt?: boolean | "true_cfg_scale";
	/** Providers at which it takes `strict: true` in a JSON schema. */
	readonly strict?: readonly string[];
	/** Speaks in the voice of a recording. */
	readonly voice_cloning?: boolean;
	/** Translates speech into English while it transcribes. */
	readonly translate_to_english?: boolean;
	/** Returns the times of words or passages. */
	readonly timestamps?: boolean;
}

/** How Transformers.js runs a model in a browser. */
export interface ModelInBrowser {
	/** Precision of the weights to take first. */
	readonly dtype: WeightPrecision;
	/** Megabytes (10⁶ bytes) of the weights that one run fetches, by their precision. */
	readonly megabytes?: Readonly<Partial<Record<WeightPrecision, number>>>;
	/** Set where WebAssembly is too slow, or cannot compute in the precision. */
	readonly device?: "webgpu";
	/** Folder of the ONNX files, where it is not `onnx`; empty for the root. */
	readonly folder?: string;
	/** It fits its task's example better than smaller models that know as much, or is enough for it where others are far larger. */
	readonly suitsExample?: true;
}

/** Precision of ONNX weights, by the name that Transformers.js has for it. */
export type WeightPrecision = "fp32" | "fp16" | "q8" | "int8" | "uint8" | "q4" | "q4f16" | "bnb4";

/** Languages that a row says something of without a list of tags, and the field that says it. */
const NAMED_LANGUAGES: Readonly<Record<string, "turkish">> = { tr: "turkish" };

/**
 * Whether a model was made for a language: `unknown` where its maker does not say or no source was seen that it is, `true` for
 * one that takes no text.
 * @param model A model of the table, or its languages.
 * @param tag Language tag: `tr`, `en`.
 * @example
 * const model = MODELS.find(({ id }) => id === "dbmdz/bert-base-turkish-cased");
 * model && knowsLanguage(model, "tr"); // true
 */
export function knowsLanguage(
	{ languages, unverified }: Pick<Model, "languages" | "unverified">,
	tag: string,
): boolean | "unknown" {
	if (languages === "none") return true;
	const isSeen = unverified?.includes("languages") !== true;
	if ("tags" in languages) return languages.tags.includes(tag) && (isSeen || "unknown");
	const field = NAMED_LANGUAGES[tag];
	if (field === undefined) return true;
	const knows = languages[field];
	if (knows === "no") return false;
	return knows === "yes" && isSeen ? true : "unknown";
}
