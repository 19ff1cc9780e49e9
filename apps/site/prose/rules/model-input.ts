import { knowsLanguage, type Model } from "@pusula/tasks/models";
import { findModelFacts } from "../../src/facts/models/model-facts.ts";
import { listUses, type ModelUse, toUse } from "../models/model-calls.ts";
import { findTextLanguage } from "../models/text-language.ts";
import type { Locale } from "../../src/lib/locale.ts";
import type { Finding, Prose, ProsePage } from "../prose.ts";
import { FIELD_CHECKS, type InputCheck } from "./model-input/field-checks.ts";

/**
 * A model gets what it was made for: texts in its languages, unless the page says by `<OtherLanguage>` that they are in
 * another, its own mask, the prefix that it needs, and only fields that it heeds.
 */
export function modelInput({ pages, guides, examples }: Prose): readonly Finding[] {
	const uses = [...[...pages, ...guides].flatMap(listUses), ...examples.map(toUse)];
	const misfits = uses.flatMap((use) => {
		const model = findModelFacts(use.model);
		if (!model) return [];
		const messages = CHECKS.map((check) => check(use, model)).filter((message) => message !== undefined);
		return messages.map((message) => ({ path: use.path, line: use.line, message }));
	});
	return [...misfits, ...pages.flatMap((page) => findNeedless(page, uses))];
}

/** `<OtherLanguage>` of a page for a model that none of its code uses, or that knows the page's language. */
function findNeedless(
	{ path, locale, otherLanguage }: ProsePage,
	uses: readonly ModelUse[],
): readonly Finding[] {
	return otherLanguage.flatMap((id) => {
		const model = findModelFacts(id);
		const isUsed = uses.some((use) => use.path === path && use.model === id);
		const why = !isUsed
			? "no code of the page uses it"
			: model && knowsLanguage(model, locale) === true && "it knows the page's language";
		return why ? [{ path, line: 1, message: `<OtherLanguage model="${id}" />: ${why}; leave it out` }] : [];
	});
}

const CHECKS: readonly InputCheck[] = [checkLanguage, checkMask, checkPrefix, ...FIELD_CHECKS];

function checkLanguage({ texts, page }: ModelUse, model: Model): string | undefined {
	if (page.otherLanguage.includes(model.id)) return undefined;
	const foreign = listSpoken(texts).find(({ language }) => knowsLanguage(model, language) !== true);
	if (foreign === undefined) return undefined;
	const { language } = foreign;
	const text = foreign.text.slice(0, 40);
	const why = knowsLanguage(model, language) === false ? "was not made for" : "is not known to know";
	return `${model.id} ${why} the language “${language}” of “${text}”: take another model, or say so with <OtherLanguage model="${model.id}" />`;
}

/** The texts whose language shows; ids and other names have none. */
function listSpoken(
	texts: readonly string[],
): readonly { readonly text: string; readonly language: Locale }[] {
	return texts.flatMap((text) => {
		const language = findTextLanguage(text);
		return language === undefined ? [] : [{ text, language }];
	});
}

/** A mask in any case; models know theirs in one. */
const MASK = /\[mask\]|<mask>/giu;

function checkMask({ texts }: ModelUse, { id, maskToken }: Model): string | undefined {
	if (maskToken === undefined) return undefined;
	const wrong = texts.flatMap((text) => text.match(MASK) ?? []).find((mask) => mask !== maskToken);
	return wrong && `${id} does not know the mask “${wrong}”: write “${maskToken}”`;
}

/** Where every text needs one of two prefixes, one of them has to be there; with one alone, other texts go without. */
function checkPrefix({ code, texts }: ModelUse, { id, prefix }: Model): string | undefined {
	if (prefix?.passage === undefined) return undefined;
	const { query, passage } = prefix;
	if (code.includes(query) || code.includes(passage) || texts.every((text) => !text.includes(" ")))
		return undefined;
	return `${id} needs “${query}” or “${passage}” before each text`;
}
