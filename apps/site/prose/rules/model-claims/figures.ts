import type { Model } from "@pusula/tasks/models";
import type { Locale } from "../../../src/lib/locale.ts";
import { LANGUAGES } from "../../../src/locales/index.ts";

/** Share by which a rounded number may differ from the counted one. */
const ROUNDED = 0.1;

/** Numbers of parameters in a text that the model table does not have. */
export function findSizes(
	words: string,
	{ parameters, activeParameters }: Model,
	locale: Locale,
): readonly string[] {
	const counted = [parameters, activeParameters].filter((count) => count !== undefined);
	if (counted.length === 0) return [];
	return [...words.matchAll(SIZE)].flatMap(([found, digits = "", unit = ""]) => {
		const written = toNumber(digits, locale) * (/^m(?:ilyon|illion)?$/i.test(unit) ? 1e6 : 1e9);
		return counted.some((count) => isNear(count, written))
			? []
			: [`“${found}”, but the model table counts ${counted.join(" and ")} parameters`];
	});
}

/** Lengths of the context in a text that the model table does not have. */
export function findContext(words: string, { contextLength }: Model, locale: Locale): readonly string[] {
	if (contextLength === undefined) return [];
	return [...words.matchAll(CONTEXT)].flatMap(([found, ...groups]) => {
		const [digits = "", unit = ""] = groups.slice(0, 4).filter((group) => group !== undefined);
		const written = toNumber(digits, locale) * (UNITS[unit.toLowerCase()] ?? 1);
		return isNear(contextLength, written)
			? []
			: [`“${found}”, but the model table says ${contextLength} tokens of context`];
	});
}

/** The year of release in a text, where the model table has another. */
export function findReleased(words: string, { released }: Model): readonly string[] {
	const groups = RELEASED.exec(words)?.groups;
	const year = groups?.["year"] ?? groups?.["of"];
	if (year === undefined || released === undefined || released.startsWith(year)) return [];
	return [`released in “${year}”, but the model table says “${released}”`];
}

const RELEASED =
	/(?<year>(?:19|20)\d\d)(?:['’][dt][ea]| yılında) (?:yayımlan|yayınlan|çık)|(?:released|published) in (?:\p{Lu}\p{L}+ )?(?<of>(?:19|20)\d\d)/u;

const SIZE = /(?<![\w-])(\d[\d.,]*)[ -]?(milyon|milyar|million|billion|[MB])(?:'?lik)?(?=[ -]param)/giu;

const AMOUNT = String.raw`(\d[\d.,]*)[ -]?(K|M|bin|milyon|thousand|million)?[ -](?:belirteç|token)\p{L}*`;
/** An amount of tokens beside a word for the context, before it or after. */
const CONTEXT = new RegExp(
	`(?:bağlam|pencere|context|window)\\p{L}*[^.;:\\d]{0,30}(?<![\\d.,])${AMOUNT}|(?<![\\d.,])${AMOUNT}[^.;:\\d]{0,20}(?:bağlam|pencere|context|window)`,
	"giu",
);
const UNITS: Readonly<Record<string, number>> = {
	k: 1000,
	bin: 1000,
	thousand: 1000,
	m: 1e6,
	milyon: 1e6,
	million: 1e6,
};

function isNear(count: number, written: number): boolean {
	return Math.abs(count - written) <= count * ROUNDED;
}

/** `1.234,5` in the locale's own signs as a number. */
function toNumber(digits: string, locale: Locale): number {
	const [whole = "", rest = "0"] = digits.split(LANGUAGES[locale].decimalMark);
	return Number(`${whole.replaceAll(/\D/g, "")}.${rest}`);
}
