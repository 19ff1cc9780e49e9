import { knowsLanguage, type Model } from "@pusula/tasks/models";
import { findModelFacts } from "../../src/facts/model-facts.ts";
import type { Locale } from "../../src/lib/locale.ts";
import { listModelStatements } from "../models/list-statements.ts";
import type { Finding, Prose } from "../prose.ts";

/**
 * What a sentence says of the one model that it names, and a list of the model beside it, is what the model table says: its licence,
 * whether business may use it, how many parameters it has, when it was released, and whether it knows Turkish.
 */
export function modelClaims({ pages, guides, modelNotes }: Prose): readonly Finding[] {
	return listModelStatements([...pages, ...guides], modelNotes).flatMap(
		({ path, line, locale, model, text }) => {
			const facts = findModelFacts(model);
			if (!facts) return [];
			const words = text.replaceAll(model, " ");
			const messages = [
				...findLicences(words, facts),
				...findSizes(words, facts, locale),
				...findLanguages(words, facts),
				...findReleased(words, facts),
			];
			return messages.map((message) => ({
				path,
				line,
				message: `${model}: ${message}`,
			}));
		},
	);
}

/** How a licence is written in a sentence, and in the table. */
const LICENCES: readonly (readonly [RegExp, RegExp])[] = [
	[/Apache(?: Licen[cs]e)?[ -]2\.0/u, /Apache-2\.0/],
	[/\bMIT\b/u, /^MIT\b/],
	[/CC[ -]BY-NC-SA/u, /^CC-BY-NC-SA/],
	[/CC[ -]BY-NC(?!-SA)/u, /^CC-BY-NC-4/],
	[/CC[ -]BY(?!-)/u, /^CC-BY-\d/],
	[/OpenRAIL/iu, /OpenRAIL/i],
	[/\bBSD\b/u, /^BSD/],
];
const BARRED =
	/ticari (?:olarak )?(?:kullanıma|kullanımı?|amaçla) (?:kapalı|yasak|izin verme|kullanılamaz)|ticari olarak kullanılamaz|(?:bars?|excludes?|forbids?|prohibits?|not for|not (?:allow|permit)) (?:commercial|business) use|commercial use is (?:not allowed|barred|forbidden)|non-commercial/iu;
const ALLOWED =
	/ticari (?:olarak )?kullanım(?:a|ı) (?:da )?(?:açık|serbest|izin ver(?:ir|iyor)|uygundur)|ticari (?:olarak|amaçla) kullan[ıi]l?abil|ticari (?:proje|ürün|iş|uygulama)l[ae]rd[ae] (?:d[ae] )?(?:serbestçe |rahatça )?kullanıl(?:ır|abilir)|(?<!not )(?:allows?|permits?|open (?:to|for)|free for|fit for) commercial use|commercial use is (?:allowed|permitted|free)|(?:can|may) be used commercially/iu;

function findLicences(words: string, { licence }: Model): readonly string[] {
	const known = `the model table says “${licence.name ?? "no licence found"}”`;
	const wrong = LICENCES.flatMap(([written, name]) => {
		const found = written.exec(words)?.[0];
		return found === undefined || name.test(licence.name ?? "") ? [] : [`“${found}”, but ${known}`];
	});
	const barred = BARRED.exec(words)?.[0];
	const allowed = ALLOWED.exec(words)?.[0];
	return [
		...wrong,
		...(barred === undefined || licence.commercial === "no" ? [] : [`“${barred}”, but ${known}`]),
		...(allowed === undefined || licence.commercial === "yes"
			? []
			: [`“${allowed}”, but ${known}, commercial use: ${licence.commercial}`]),
	];
}

/** What says that a model knows Turkish, and what says that it does not. */
const KNOWS =
	/Türkçe(?:yi|de|ye)? (?:de )?(?:bil(?:ir|iyor)|konuş(?:ur|uyor|abilir)|anla(?:r|yan|yor)|destekle(?:r|niyor)|okur|yazar)|(?:speaks|knows|understands|supports|reads|covers) Turkish/iu;
/** Advice that takes for granted that a model knows Turkish. */
const FOR_TURKISH =
	/Türkçe (?:metin(?:ler)?|cümleler|yorumlar|belgeler|konuşma|ses)?(?: ?için|de|lerde) [^.;:]*(?<!\p{L})(?:kullanın|seçin|deneyin)|\buse\b[^.;:]* for Turkish/iu;
const LACKS =
	/Türkçe(?:yi|de)? (?:de )?(?:bil|konuş|anla|destekle)m[ae]z|Türkçesi yok|(?:does not|doesn['’]t|cannot) (?:speak|know|understand|support) Turkish|(?:has|knows|with) no Turkish/iu;

function findLanguages(words: string, model: Model): readonly string[] {
	const knows = knowsLanguage(model, "tr");
	const table = `but by the model table it is “${knows}” that the model knows Turkish`;
	const claimed = (KNOWS.exec(words) ?? FOR_TURKISH.exec(words))?.[0];
	const denied = LACKS.exec(words)?.[0];
	return [
		...(claimed === undefined || knows === true ? [] : [`“${claimed}”, ${table}`]),
		...(denied === undefined || knows !== true ? [] : [`“${denied}”, ${table}`]),
	];
}

const RELEASED =
	/(?<year>(?:19|20)\d\d)(?:['’][dt][ea]| yılında) (?:yayımlan|yayınlan|çık)|(?:released|published) in (?:\p{Lu}\p{L}+ )?(?<of>(?:19|20)\d\d)/u;

function findReleased(words: string, { released }: Model): readonly string[] {
	const groups = RELEASED.exec(words)?.groups;
	const year = groups?.["year"] ?? groups?.["of"];
	if (year === undefined || released === undefined || released.startsWith(year)) return [];
	return [`released in “${year}”, but the model table says “${released}”`];
}

const SIZE = /(?<![\w-])(\d[\d.,]*)[ -]?(milyon|milyar|million|billion|[MB])(?:'?lik)?(?=[ -]param)/giu;
/** Share by which a rounded number may differ from the counted one. */
const ROUNDED = 0.1;

function findSizes(
	words: string,
	{ parameters, activeParameters }: Model,
	locale: Locale,
): readonly string[] {
	const counted = [parameters, activeParameters].filter((count) => count !== undefined);
	if (counted.length === 0) return [];
	return [...words.matchAll(SIZE)].flatMap(([found, digits = "", unit = ""]) => {
		const written = toNumber(digits, locale) * (/^m(?:ilyon|illion)?$/i.test(unit) ? 1e6 : 1e9);
		const fits = counted.some((count) => Math.abs(count - written) <= count * ROUNDED);
		return fits ? [] : [`“${found}”, but the model table counts ${counted.join(" and ")} parameters`];
	});
}

/** `1.234,5` in the locale's own signs as a number. */
function toNumber(digits: string, locale: Locale): number {
	const decimal = new Intl.NumberFormat(locale)
		.formatToParts(1.5)
		.find(({ type }) => type === "decimal")?.value;
	const [whole = "", rest = "0"] = digits.split(decimal ?? ".");
	return Number(`${whole.replaceAll(/\D/g, "")}.${rest}`);
}
