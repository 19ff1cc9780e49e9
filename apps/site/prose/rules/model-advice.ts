import { findModelFacts } from "../../src/facts/model-facts.ts";
import { listUses, toUse } from "../models/model-calls.ts";
import type { Locale } from "../../src/lib/locale.ts";
import type { Finding, Prose, ProsePage } from "../prose.ts";

/** A page does not use a model, or a field, that its own words advise against, nor one that is gone. */
export function modelAdvice({ pages, examples }: Prose): readonly Finding[] {
	return pages.flatMap((page) => {
		const own = examples.filter((one) => one.page === page.name && one.locale === page.locale).map(toUse);
		const used = new Set([...listUses(page), ...own].map(({ model }) => model));
		return [...findAdvice(page, used), ...findGone(page, used), ...findField(page, used)];
	});
}

/** Sentences that name a model and tell the reader not to use it. */
function findAdvice(page: ProsePage, used: ReadonlySet<string>): readonly Finding[] {
	return page.sentences.flatMap(({ text, line }) => {
		if (!ADVICE.test(text) || OTHER_LANGUAGE[page.locale]?.test(text)) return [];
		const model = [...used].find((id) => text.includes(id));
		if (model === undefined) return [];
		return [{ path: page.path, line, message: `the page advises against ${model} and uses it itself` }];
	});
}

const ADVICE =
	/kullanmayın|kullanılmamalı|seçmeyin|önerilmez|güvenilmez|(?:do not|don't|never) use|avoid |not recommended|not suitable/iu;

/** Advice for another language than the page's, which its examples do not give to the model. */
const OTHER_LANGUAGE: Readonly<Partial<Record<Locale, RegExp>>> = {
	tr: /İngilizce metin/u,
	en: /\bTurkish\b/u,
};

function findGone(page: ProsePage, used: ReadonlySet<string>): readonly Finding[] {
	return [...used]
		.filter((id) => findModelFacts(id)?.status?.kind === "gone")
		.map((id) => ({ path: page.path, line: 1, message: `${id} is no longer on the hub: take another` }));
}

/** `negative_prompt` recommended where no model of the page heeds it, without a word about that. */
function findField(page: ProsePage, used: ReadonlySet<string>): readonly Finding[] {
	const named = page.sentences.find(({ text }) => FIELD_ADVICE.test(text));
	const supports = [...used].map((id) => findModelFacts(id)?.supports?.negative_prompt);
	if (
		!named ||
		page.sentences.some(({ text }) => FIELD_WARNING.test(text)) ||
		supports.length === 0 ||
		supports.includes(true) ||
		!supports.some((one) => one !== undefined)
	)
		return [];
	const message = "the page recommends negative_prompt, and none of its models heeds it";
	return [{ path: page.path, line: named.line, message }];
}

const FIELD_WARNING =
	/negative_prompt.*(?:okumaz|tanımaz)|(?:ignores|does not (?:read|know)).*negative_prompt/iu;
const FIELD_ADVICE =
	/negative_prompt.*(?:yazın|verin|koyun)|(?:write|put|name|list|give|use)\b.*negative_prompt/iu;
