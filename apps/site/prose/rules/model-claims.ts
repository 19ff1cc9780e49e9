import { findModelFacts } from "../../src/facts/model-facts.ts";
import type { Locale } from "../../src/lib/locale.ts";
import type { Model } from "@pusula/tasks/models";
import { listModelStatements } from "../models/list-statements.ts";
import type { Finding, Prose } from "../prose.ts";

/**
 * What a sentence says of the one model that it names, and a list of the model beside it, is what the model table says: its licence,
 * whether business may use it, and how many parameters it has.
 */
export function modelClaims({ pages, modelNotes }: Prose): readonly Finding[] {
	return listModelStatements(pages, modelNotes).flatMap(({ path, line, locale, model, text }) => {
		const facts = findModelFacts(model);
		if (!facts) return [];
		const words = text.replaceAll(model, " ");
		return [...findLicences(words, facts), ...findSizes(words, facts, locale)].map((message) => ({
			path,
			line,
			message: `${model}: ${message}`,
		}));
	});
}

/** How a licence stands in a sentence, and in the table. */
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
	/ticari kullanıma (?:kapalı|izin verme)|(?:bars?|excludes?|forbids?|not for) (?:commercial|business) use|commercial use is (?:not allowed|barred)/iu;

function findLicences(words: string, { licence }: Model): readonly string[] {
	const known = `the model table says “${licence.name ?? "no licence found"}”`;
	const wrong = LICENCES.flatMap(([written, name]) => {
		const found = written.exec(words)?.[0];
		return found === undefined || name.test(licence.name ?? "") ? [] : [`“${found}”, but ${known}`];
	});
	const barred = BARRED.exec(words)?.[0];
	return barred === undefined || licence.commercial === "no"
		? wrong
		: [...wrong, `“${barred}”, but ${known}`];
}

const SIZE = /(\d[\d.,]*) (milyon|milyar|million|billion)(?= param)/giu;
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
		const written = toNumber(digits, locale) * (/^(?:milyon|million)$/i.test(unit) ? 1e6 : 1e9);
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
