import { MODELS } from "@pusula/tasks/models";
import { findModelFacts } from "../../src/facts/models/model-facts.ts";
import { listUses, toUse } from "../models/model-calls.ts";
import type { Locale } from "../../src/lib/locale.ts";
import type { Finding, Prose, ProsePage } from "../prose.ts";

/** A page does not use a model, or a field, that its own words advise against, nor one that is gone. */
export function modelAdvice({ pages, guides, examples }: Prose): readonly Finding[] {
	return [...pages, ...guides].flatMap((page) => {
		const own = examples.filter((one) => one.page === page.name && one.locale === page.locale).map(toUse);
		const used = new Set([...listUses(page), ...own].map(({ model }) => model));
		return [...findAdvice(page, used), ...findGone(page, used), ...findField(page, used)];
	});
}

/** Sentences that name a model and advise against it. */
function findAdvice(page: ProsePage, used: ReadonlySet<string>): readonly Finding[] {
	return page.sentences.flatMap(({ text, line }) => {
		if (OTHER_LANGUAGE[page.locale]?.test(text)) return [];
		const model = findAvoided(text, used);
		if (model === undefined || !used.has(model)) return [];
		return [{ path: page.path, line, message: `the page advises against ${model} and uses it itself` }];
	});
}

/** The model that a sentence advises against; of several, the one that the advice is nearest to, or that another replaces. */
function findAvoided(text: string, used: ReadonlySet<string>): string | undefined {
	// Few sentences advise against anything: names are looked for in those alone.
	const place = ADVICE.exec(text)?.index;
	if (place !== undefined) return findNearest(listNamed(text, used), place);
	const before = BETTER_AFTER.exec(text)?.index;
	if (before !== undefined) {
		const named = listNamed(text, used).filter(({ index }) => index < before);
		return findNearest(named, before);
	}
	const after = BETTER_BEFORE.exec(text)?.index;
	if (after === undefined) return undefined;
	const named = listNamed(text, used).filter(({ index }) => index > after);
	return findNearest(named, after);
}

/** “use Y in place of X”: in Turkish the model to avoid comes first, in English last. */
const BETTER_AFTER = /(?<!\p{L})yerine(?!\p{L})[^.;]*(?<!\p{L})(?:kullanın|seçin|deneyin|tercih edin)/iu;
const BETTER_BEFORE = /(?:instead of|rather than|in place of)(?! (?:a|an|the) (?!model))/iu;

interface Named {
	readonly model: string;
	readonly index: number;
}

/** Models that a sentence names, by their id or by what follows the owner, those in use before their namesakes. */
function listNamed(text: string, used: ReadonlySet<string>): readonly Named[] {
	const ids = [...used, ...MODELS.map(({ id }) => id).filter((id) => !used.has(id))];
	return ids.flatMap((model) => {
		const short = model.split("/").at(-1) ?? model;
		const index = SHORT.test(short) ? findWord(text, short) : findWord(text, model);
		return index < 0 ? [] : [{ model, index }];
	});
}

/** A name behind the owner that is no common word: it has a digit or a hyphen. */
const SHORT = /[\d-]/;

/** The place of a name that is not part of a longer one; -1 where it is not there. */
function findWord(text: string, name: string): number {
	const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return text.search(new RegExp(`(?<![\\w.-])${pattern}(?![\\w-]|\\.\\w)`, "i"));
}

/** The model that advice is about: of several, the one whose name is nearest. */
function findNearest(named: readonly Named[], place: number): string | undefined {
	return named.toSorted((a, b) => Math.abs(a.index - place) - Math.abs(b.index - place))[0]?.model;
}

const ADVICE = new RegExp(
	[
		"(?:kullan|seç|tercih et|dene|güven)m[ae]y[iı]n",
		"(?:kullanıl|seçil|tercih edil|öneril|güvenil)m(?:ez|emeli|amalı)",
		"önermiyoruz|önermeyiz",
		"(?:uygun|elverişli|yeterli|iyi bir seçim|doğru (?:bir )?seçim) değil",
		"kaçının|uzak dur(?:un|manızı)|iş(?:inizi)? görmez|vazgeçin|işe yaramaz|yaramıyor",
		"(?:do not|don['’]t|never|avoid|stop) (?:use|using|choos\\w+|trust\\w*|pick\\w*|rely\\w*)",
		"\\bavoid\\b|steer clear|stay away",
		"(?:(?:should|must|can) ?not|(?:shouldn|mustn|can)['’]t) be (?:used|chosen|trusted|relied)",
		"not (?:recommended|suitable|suited|fit|meant|a good choice|to be (?:used|trusted))|unsuitable|a (?:poor|bad|wrong) choice",
		"is of no use|is useless|we advise against|advise against",
	].join("|"),
	"iu",
);

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

/** `negative_prompt` named where no model of the page heeds it as it is, without a word about that. */
function findField(page: ProsePage, used: ReadonlySet<string>): readonly Finding[] {
	const named = page.inlineCode.find(({ text }) => /\bnegative_prompt\b/.test(text));
	const supports = [...used].map((id) => findModelFacts(id)?.supports?.negative_prompt);
	const isHeeded = supports.includes(true) || supports.every((one) => one === undefined);
	if (!named || isHeeded || page.sentences.some(({ text }) => isFieldWarning(text, used))) return [];
	const message =
		"the page names negative_prompt, and none of its models heeds it as it is: say so, with the model's name";
	return [{ path: page.path, line: named.line, message }];
}

/** Whether a sentence says of a model in use, by its name or its family's, that it ignores the field or what makes it heed it. */
function isFieldWarning(text: string, used: ReadonlySet<string>): boolean {
	if (!IGNORES.test(text) && !text.includes("true_cfg_scale")) return false;
	return [...used].some((id) => text.includes(toFamily(id)));
}

/** `FLUX.1` of `black-forest-labs/FLUX.1-schnell`. */
function toFamily(id: string): string {
	return /^[^-]+/.exec(id.split("/").at(-1) ?? id)?.[0] ?? id;
}

const IGNORES =
	/(?:negative_prompt|alan[ıi]).*(?:okumaz|tanımaz|yok sayar)|(?:ignores?|does not (?:read|know)).*(?:negative_prompt|field)/iu;
