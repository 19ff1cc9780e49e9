import { findNamedModel } from "../models/find-named-model.ts";
import { listModelNames } from "../models/model-names.ts";
import type { Finding, Prose, ProsePage } from "../prose.ts";

/**
 * A sentence beside the name of a model, and what a list says of one, calls none strong, fast or better than another unless
 * it says in its own words where that was measured: a card, a paper, a table, a test.
 */
export function verdicts({ pages, guides, modelNotes }: Prose): readonly Finding[] {
	const sentences = [...pages, ...guides].flatMap(listBesideModels);
	return [...sentences, ...modelNotes].flatMap(({ path, line, text }) => {
		const words = VERDICT.exec(text)?.[0];
		if (words === undefined || MEASURED.test(text)) return [];
		const message = `“${words}” judges a model: say by which card, paper or table, or write its size, languages and licence`;
		return [{ path, line, message }];
	});
}

/** Sentences of the paragraphs, list items and cells in which a model is named, and those about harm to results. */
function listBesideModels(page: ProsePage) {
	const short = page.inlineCode.filter(
		({ text }) => text.includes("-") && findNamedModel(text) !== undefined,
	);
	const lines = new Set([...listModelNames(page), ...short].map(({ line }) => line));
	return page.sentences
		.filter(({ line, text }) => lines.has(line) || HARM.test(text))
		.map((one) => ({ path: page.path, ...one }));
}

/** Words by which a sentence names what was measured, or a link to it. */
const MEASURED =
	/(?<!\p{L})(?:kartı|makalesi|tablosu|raporu|ölçümü|belgesi)\p{L}*|\b(?:by|in|on|according to)\b[^.;]{0,30}\b(?:card|paper|table|report)\b|\bmeasured\b|https?:/iu;

/** Verdicts on a way of using models, beside a name or not. */
const HARM =
	/(?<!\p{L})çok yanılır|sonu[cç]\p{L}*\s(?:\p{L}+\s){0,3}kötüleştir\p{L}*|\bmakes?\s(?:\p{L}+\s){0,2}(?:more mistakes|results\s(?:\p{L}+\s){0,2}worse)/iu;

const VERDICT = new RegExp(
	[
		"(?<!\\p{L})(?:güçlü|kaliteli|hızlı|isabetli|başarılı|üstün)d[ıiuü]r(?:l[ae]r)?(?!\\p{L})",
		"(?<!\\p{L}|hangisi |hangisinin )(?:çok|oldukça|daha) iyi(?:dir)?(?=[\\s,;]*(?:[.;,]|ama|$))",
		"boyutuna göre (?:\\p{L}+ ){0,2}(?:iyi|güçlü|isabet|başarı|kalite)\\p{L}*",
		"(?<!\\p{L})daha (?:iyi|doğru|temiz|keskin|isabetli|doğal) (?!değil)\\p{L}+[aeıiuü]r(?!\\p{L})",
		"hatası (?:daha )?çok",
		HARM.source,
		"\\p{L}[dt][ae] (?:çok |de |da )?güçlü(?!\\p{L})|(?<!\\p{L})güçlü (?:bir )?(?:model|genel|seçenek|taban)\\p{L}*|iyi (?:bir taban|sonuç ver)\\p{L}*",
		"Türkçede (?:de )?(?:iyi|başarılı)",
		"(?<!\\p{L})yüksek (?:isabet|doğruluk|kalite)|(?:isabet|doğruluğ|kalites)i yüksek",
		"(?<!\\p{L})(?:çok|küçük,?|küçük ve|hem) hızlı(?!\\p{L})|hızlı yanıt|hız ve isabet dengesi iyi",
		"\\bfor (?:its|their) size\\b",
		"\\b(?:is|are) (?:very |quite |both |small and )?(?:strong|fast|quick|accurate|powerful)\\b",
		"\\bstrong(?:er)? (?:in|for|at|on|model|general|choice|base)\\b|\\bgood base\\b|\\b(?:does|do|works?) well\\b|\\b(?:is|are) (?:very |quite )good(?= |[.,;])",
		"\\bhigh (?:accuracy|quality)|\\bgood balance of speed|\\baccurate (?:\\p{L}+ )?model",
		"\\b(?:small|very),? (?:and )?(?:fast|quick)\\b|\\bfast (?:English|multilingual)",
		"\\b(?:draws|answers|reads|writes|keeps|finds|renders)\\b[^.;]{0,30}(?:\\bbetter|more (?:accurately|often right))",
	].join("|"),
	"iu",
);
