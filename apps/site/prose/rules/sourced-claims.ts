import { listModelNames } from "../models/model-names.ts";
import { type Finding, HIDDEN, type Passage, type Prose, type ProsePage } from "../prose.ts";

/** Pages that speak of models, data sets, licences and companies, and not of the site's own code alone. */
const CLAIMING = /^(?:tasks|docs|providers)\//;

/** Words by which a paragraph claims something about the work of others that can be looked up. */
const CLAIMS: Readonly<Record<string, RegExp>> = {
	"a year": /(?<![\d.,/–-])(?:19[5-9]\d|20[0-2]\d)(?![\d,]|\.\d)/u,
	"a number of parameters": /\d (?:milyon|milyar|million|billion) param/iu,
	"a licence":
		/\b(?:Apache(?: Licen[cs]e)?[ -]2\.0|MIT|CC[ -]BY|A?GPL|OpenRAIL)\b|ticari kullanıma (?:açık|kapalı)|(?:excludes?|bars?) commercial use/iu,
	"a number of languages":
		/(?<![\p{L}\d.,])(?:\d+|yüz\p{L}*|yirmi|elli|kırk|(?:a|over a) hundred|twenty|fifty|forty) (?:dil(?:de|li|in)?(?!\p{L})|languages)/iu,
	"a result":
		/\b(?:ADE20K|BEIR|Belebele|Cetvel|Cityscapes|COCO|Common Voice|DocVQA|FLEURS|FLORES|GenEval|GLUE|GSM8K|ImageNet|LibriSpeech|MIRACL|MMLU|MTEB|SQuAD|STSb|TurkishMMLU|ViDoRe|WMT\d*|XNLI)\b[^.]*(?:%\s?\d|\d[.,]\d|\d (?:per cent|points|puan))/u,
	"a measurement":
		/(?:doğrulu[kğ]|hata oranı|başarı(?:mı|sı)?|accurac(?:y|ies)|error rates?|\b(?:recall|precision|WER|CER|BLEU|chrF|ROUGE|nDCG(?:@\d+)?|m?AP|F1|MOS|AUC)\b)[^.;:]{0,50}(?:%\s?\d|\d[.,]\d|\d ?%|\d per cent)/iu,
	"a share": /%\s?\d|\d ?%|\d per cent/u,
	"a factor":
		/(?<![\p{L}\d])(?:\d[\d.,]*|iki|üç|dört|beş|on|yüz|two|three|four|five|ten|a hundred) (?:kat|katı|times) (?:daha )?(?:hızlı|yavaş|küçük|az|çok|ucuz|pahalı|isabetli|faster|slower|smaller|cheaper|fewer|more|less|as fast)/iu,
	"what training data hold":
		/eğitim(?:de| verisinde| verilerinde| kümesinde) (?:az(?:dır| bulun)|nadir|yok|bol)|(?:rare|scarce|common) in (?:the |their )?training/iu,
	"a rank":
		/state[- ]of[- ]the[- ]art|alanın en iyi|en gelişmiş|is the best (?:open )?model|en iyi (?:açık )?model(?:dir|idir)|rakiplerin\p{L}* (?:hepsini )?geç|outperforms|the first (?:open )?model|ilk (?:açık )?model(?:dir|idir)/iu,
};

/** Words outside of articles: what lists say of models and data, what tasks are, and the words of the site itself. */
const DATA = /^(?:packages\/tasks\/src\/tasks\/[^/]+\/facts|apps\/site\/messages\/.+)\.ts$/;
/** Claims that the model table, or the page of a data set, supports where a list links it. */
const IN_TABLE = new Set(["a year", "a number of parameters", "a number of languages", "a licence"]);
/** Words of calculators, whose figures follow from those beside them; and what the site ships, with its licences. */
const OF_THE_SITE = /\/(?:metric-\w+|on-device)\.ts$/;

/** The section of an article that computes measures on figures of its own. */
const WORKED = new Set(["Kalite nasıl ölçülür", "Measuring quality"]);
/** Claims that such figures would look like. */
const COMPUTED = new Set(["a measurement", "a share", "a factor"]);
/** Claims that one figure may look like; the first says it. */
const FIGURES = new Set(["a result", ...COMPUTED]);

/** The day on which the site's own state was looked at, what is computed in place, and words in quotes, which are samples. */
const OWN = /(?:\p{Lu}\p{L}+) 2026(?!\d)|= %?[\d.,]+ ?%?|“[^”]*”/gu;

/**
 * A paragraph, list item or table row that names a year, a number of parameters, a licence, a published result, a measured
 * figure, a factor, a rank or what training data hold has a link to where that is written, names a model whose facts and
 * sources are on the page, or names one of the page's sources. Where an article computes measures, figures and factors are its own.
 */
export function sourcedClaims(prose: Prose): readonly Finding[] {
	return [...checkPages(prose), ...prose.passages.flatMap((passage) => checkData(passage, prose))];
}

/** Data and messages have no links: what they claim is beside a link to it, or is filled in, or not there. */
function checkData(passage: Passage, { linkedNotes }: Prose): readonly Finding[] {
	const { path, line, text } = passage;
	if (!DATA.test(path) || OF_THE_SITE.test(path) || !/\s/.test(text) || text.includes(HIDDEN)) return [];
	return listClaims(passage)
		.filter(({ claim, words }) => words !== text && !(linkedNotes.has(text) && IN_TABLE.has(claim)))
		.map(({ claim, words }) => ({
			path,
			line,
			message: `“${words}” is ${claim} without a source: say it in an article that has one, or leave it out`,
		}));
}

function checkPages({ pages, bibliography }: Prose): readonly Finding[] {
	return pages
		.filter(({ name }) => CLAIMING.test(name))
		.flatMap((page) => {
			const names = bibliography.filter(({ id }) => page.sources.some((listed) => listed.id === id));
			return listParagraphs(page).flatMap((paragraph) => {
				if (
					isSourced(
						page,
						paragraph,
						names.map(({ id }) => id),
					)
				)
					return [];
				const computes = WORKED.has(sectionOf(page, paragraph.line) ?? "");
				const claims = listClaims(paragraph).filter(({ claim }) => !(computes && COMPUTED.has(claim)));
				return claims.map(({ claim, words }) => ({
					path: page.path,
					line: paragraph.line,
					message: `“${words}” is ${claim} without a source: link it, or name a source of the page by its name`,
				}));
			});
		});
}

/** The text of each line that holds one: cells of a table row together. */
function listParagraphs({ passages, headings }: ProsePage): readonly Pick<Passage, "line" | "text">[] {
	const titles = new Set(headings.map(({ line }) => line));
	const byLine = new Map<number, string>();
	for (const { line, text } of passages) {
		const before = byLine.get(line);
		byLine.set(line, before === undefined ? text : `${before} | ${text}`);
	}
	return [...byLine].filter(([line]) => !titles.has(line)).map(([line, text]) => ({ line, text }));
}

/** The heading of the second level that a line is under. */
function sectionOf({ headings }: ProsePage, line: number): string | undefined {
	return headings.findLast((heading) => heading.level === 2 && heading.line < line)?.title;
}

function isSourced(
	page: ProsePage,
	{ line, text }: Pick<Passage, "line" | "text">,
	ids: readonly string[],
): boolean {
	const isHere = (one: { readonly line: number }) => one.line === line;
	const plain = toPlain(
		text +
			page.sentences
				.filter(isHere)
				.map((sentence) => sentence.text)
				.join(" "),
	);
	return (
		page.links.some(({ href, line: at }) => at === line && href.startsWith("https://")) ||
		listModelNames(page).some(isHere) ||
		ids.some((id) => plain.includes(toPlain(id)))
	);
}

function listClaims({
	text,
}: Pick<Passage, "text">): readonly { readonly claim: string; readonly words: string }[] {
	const words = text.replaceAll(OWN, "");
	const claims = Object.entries(CLAIMS).flatMap(([claim, pattern]) => {
		const found = pattern.exec(words)?.[0];
		// Years in the cells of a table are data of an example.
		return found === undefined || (claim === "a year" && text.includes(" | "))
			? []
			: [{ claim, words: found }];
	});
	const figure = claims.find(({ claim }) => FIGURES.has(claim));
	return claims.filter((one) => one === figure || !FIGURES.has(one.claim));
}

/** Letters and digits alone, so that `rt-detr-v2` is found in “RT-DETRv2”. */
function toPlain(text: string): string {
	return text
		.normalize("NFKD")
		.toLowerCase()
		.replaceAll(/[^a-z0-9]/g, "");
}
