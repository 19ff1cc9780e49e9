import { defineDrawing } from "../../spec/drawing-spec.ts";
import { note } from "../../parts/label.ts";
import { column, type Sheet } from "../../parts/layout.ts";
import type { Part } from "../../parts/shapes.ts";
import { type Token, tokenStrip } from "../../parts/tokens.ts";

/** What the cells of the guide to pretraining printed: a sentence as input and label under three objectives. */
export const LABELS = {
	causal: [
		"<s>    → Bir",
		"Bir    → daha",
		"daha   → ön",
		"ön     → ünden",
		"ünden  → bile",
		"bile   → geç",
		"geç    → m",
		"m      → em",
		"em     → .",
		".      → </s>",
	],
	masked: [
		"['<s>', '<mask>', 'daha', 'ön', 'ünden', 'bile', 'geç', 'm', 'tım', '.', '</s>']",
		"[-100, 'Bir', -100, -100, -100, 'bile', -100, -100, 'em', -100, -100]",
	],
	spans: [
		"['Bir', 'daha', '<x0>', 'bile', '<x1>', 'm', 'em', '.']",
		"['<x0>', 'ön', 'ünden', '<x1>', 'geç', '<x2>']",
	],
};

/** Below a position that the loss does not count. */
const NOT_COUNTED = "–";

/** The same sentence under three pretraining objectives: what the model reads and what it has to say. */
export const pretrainingLabels = defineDrawing({
	id: "pretraining-labels",
	words: {
		tr: {
			title: "Aynı cümle, üç hedef",
			caption:
				"Kutular modelin okuduğu, altındakiler söylemesi gereken belirteçlerdir; çizgi, sayılmayan yer demektir. Etiketlerin hepsi cümlenin kendisinden çıkar.",
			description:
				"“Bir daha önünden bile geçmem.” cümlesi üç kez. Bir sonraki belirteç: on girdinin her birinin altında kendinden sonraki belirteç. Maskeli: on bir girdiden üçünün altında özgün belirteç var; biri maske, biri değişmemiş, biri başka bir belirteç. Aralık doldurma: girdide iki aralığın yerine birer işaret konmuş, ikinci satırda işaretler ve yerlerinden çıkan belirteçler var.",
			causal: "bir sonraki belirteç",
			masked: "maskeli",
			spans: "aralık doldurma: girdi ve yanıt",
		},
		en: {
			title: "One sentence, three objectives",
			caption:
				"Boxes are the tokens that the model reads, and below them is what it has to say; a dash is a position that is not counted. All labels come from the sentence itself.",
			description:
				"The sentence “Bir daha önünden bile geçmem.” (I will never even walk past it again) three times. Next token: below each of ten inputs the token that follows it. Masked: below three of eleven inputs the original token; one is a mask, one unchanged, one another token. Filling spans: in the input two spans are replaced by a sign each, and a second line has the signs and the tokens from their places.",
			causal: "next token",
			masked: "masked",
			spans: "filling spans: input and answer",
		},
	},
	draw: ({ words, sheet }) => {
		const [source = [], target = []] = LABELS.spans.map((line) => readList(line));
		const [inputs = [], labels = []] = LABELS.masked.map((line) => readList(line));
		const causal = LABELS.causal.map((line): Token => {
			const [text = "", below = ""] = line.split(/ +→ /);
			return { text, below };
		});
		const masked = inputs.map((text, index): Token => {
			const below = labels[index] ?? "";
			return below === "-100" ? { text, below: NOT_COUNTED } : { text, below, look: "wash" };
		});
		const marked = (texts: readonly string[]) =>
			texts.map((text): Token => (text.startsWith("<x") ? { text, look: "wash" } : { text }));
		return column(
			[
				objective(words.causal, [causal], sheet),
				objective(words.masked, [masked], sheet),
				objective(words.spans, [marked(source), marked(target)], sheet),
			],
			20,
		);
	},
});

function objective(name: string, strips: readonly (readonly Token[])[], sheet: Sheet): Part {
	const drawn = strips.map((tokens) => tokenStrip(tokens, { width: sheet.width, lang: "tr" }));
	return column([note(name, { tone: "ink", bold: true }), ...drawn], 8);
}

/** The items of a printed Python list of words and numbers. */
function readList(line: string): readonly string[] {
	return line
		.slice(1, -1)
		.split(", ")
		.map((item) => item.replaceAll("'", ""));
}
