import { knowsLanguage, type Model } from "@pusula/tasks/models";
import { languageNamesIn } from "../../../src/locales/forms.ts";

/** What a text says of the languages of a model, where the model table says otherwise. */
export function findLanguages(words: string, model: Model): readonly string[] {
	return LANGUAGES.flatMap(({ tag, name, knows, lacks }) => {
		const known = knowsLanguage(model, tag);
		const table = `but by the model table it is “${known}” that the model knows ${name}`;
		const denied = lacks.exec(words)?.[0];
		const rest = denied === undefined ? words : words.replace(denied, " ");
		const claimed = knows.map((pattern) => pattern.exec(rest)?.[0]).find((found) => found !== undefined);
		return [
			...(claimed === undefined || known === true ? [] : [`“${claimed}”, ${table}`]),
			...(denied === undefined || known !== true ? [] : [`“${denied}”, ${table}`]),
		];
	});
}

interface LanguageClaims {
	readonly tag: string;
	readonly name: string;
	/** What says, or takes for granted, that a model knows the language. */
	readonly knows: readonly RegExp[];
	/** What says that it does not. */
	readonly lacks: RegExp;
}

/** Advice that takes for granted that a model knows a language, by its tag. */
const ADVICE: Readonly<Record<string, readonly RegExp[]>> = {
	tr: [
		/Türkçe (?:metin(?:ler)?|cümleler|yorumlar|belgeler|konuşma|ses)?(?: ?için|de|lerde) [^.;:]*(?<!\p{L})(?:kullanın|seçin|deneyin)|\buse\b[^.;:]* for Turkish/iu,
	],
};

const TAGS = ["ar", "de", "en", "es", "fr", "hi", "it", "ja", "ko", "pt", "ru", "tr", "zh"];

/** What a model reads, writes or says in a language. */
const TEXTS = "metin|metn|cümle|yorum|belge|yazı|konuşma|ses|anons|soru|yanıt|içeri[kğ]|haber";
/** What it does with it: stems before the endings of the present. */
const VERBS = "bil|konuş|anl[ae]?|destekl[ei]?|ok[u]?|yaz|seslendir|üret|işl[ei]?|çöz|çevir|sınıflandır|tanı";
const GOOD = "başarılı|iyi|güçlü|doğal|akıcı|yetkin|güvenilir|yeterli";

const LANGUAGES = TAGS.map(toClaims);

function toClaims(tag: string): LanguageClaims {
	const tr = languageNamesIn("tr").of(tag) ?? tag;
	const en = languageNamesIn("en").of(tag) ?? tag;
	const object = `(?<!\\p{L})${tr}(?:y[iı]|d[ea]|y[ea]|[iı]n[iı])? (?:d[ea] )?(?:(?:${TEXTS})\\p{L}* )?(?:\\p{Ll}+ ){0,2}`;
	const inLanguage = `(?<!\\p{L})${tr}(?:d[ea]|s[iı]) (?:d[ea] )?(?:\\p{Ll}+ ){0,2}`;
	return {
		tag,
		name: en,
		knows: [
			new RegExp(
				`${object}(?:(?:${VERBS})(?:[ıiuüae]?r(?:s[ıiuü]n[ıiuü]z)?|[ıiuü]?yor|y?[ae]bil(?:ir|iyor)(?:s[ıiuü]n[ıiuü]z)?)|destekleyen|konuşan|bilen)(?!\\p{L})`,
				"iu",
			),
			new RegExp(`${inLanguage}(?:${GOOD})d[ıiuü]r(?!\\p{L})`, "iu"),
			new RegExp(
				`(?:speaks?|knows?|understands?|supports?|reads?|writes?|covers?|(?:makes?|produces?|generates?)|is (?:fluent|good|strong|natural) (?:at|in)|works (?:well )?in) (?:\\p{Ll}+ )?${en}(?!\\p{L})`,
				"iu",
			),
			...(ADVICE[tag] ?? []),
		],
		lacks: new RegExp(
			`${object}(?:bil|konuş|anla|destekle)m[ae]z|(?<!\\p{L})${tr}si yok|(?:does not|doesn['’]t|do not|cannot) (?:speak|know|understand|support) ${en}|(?:has|knows|with) no ${en}`,
			"iu",
		),
	};
}
