import type { Locale } from "../../../../lib/locale.ts";
import { defineMovingDrawing } from "../../spec/drawing-spec.ts";
import { bars } from "../../parts/bars.ts";
import { label } from "../../parts/label.ts";
import { column } from "../../parts/layout.ts";
import { area, type AreaLook, at, type FillLook, type Part, rect } from "../../parts/shapes.ts";
import { printNumber } from "../../spec/print-number.ts";

/** Scores of the article's hundred e-mails, chosen so that a threshold of 0.5 gives the article's counts. */
const SPAM = Array.from({ length: 20 }, (_, index) => 0.98 - 0.033 * index);
const CLEAN = Array.from({ length: 80 }, (_, index) => 0.02 + 0.62 * (1 - index / 80) ** 8);

const LOOKS = { found: "solid", missed: "warn", wrong: "warm", clean: "card" } as const;
const GROUPS = ["found", "missed", "wrong", "clean"] as const;
const COLUMNS = 20;
const STEP = 15;

export const flaggedMail = defineMovingDrawing({
	id: "flagged-mail",
	ranges: { threshold: { min: 0.05, max: 0.95, step: 0.05, value: 0.5 } },
	words: {
		tr: {
			title: "100 e-posta, bir eşik",
			caption:
				"Eşik 0,5 iken 18 e-posta işaretlenir. Kesinlik dolu karelere bakar: 18'in 15'i doğrudur. Duyarlılık istenmeyen 20'ye bakar: 15'i bulunmuş, çerçeveli 5'i kaçmıştır. Eşik düşerse daha çoğu bulunur, ama daha çok temiz posta da işaretlenir. Puanlar örnek olsun diye seçilmiştir.",
			description:
				"Yüz kare. 15'i bulunan istenmeyen posta, 5'i kaçan istenmeyen posta, 3'ü yanlış işaretlenen temiz posta, 77'si işaretlenmeyen temiz postadır. Kesinlik 0,833, duyarlılık 0,75.",
			threshold: "Eşik",
			found: "istenmeyen, işaretlendi",
			missed: "istenmeyen, kaçtı",
			wrong: "temiz, işaretlendi",
			clean: "temiz, bırakıldı",
			precision: "kesinlik",
			recall: "duyarlılık",
		},
		en: {
			title: "100 e-mails, one threshold",
			caption:
				"At a threshold of 0.5, 18 e-mails are flagged. Precision looks at the filled squares: of 18, 15 are right. Recall looks at the 20 that are spam: 15 were found, 5, with an edge only, slipped through. A lower threshold finds more of them and flags more clean mail too. The scores are chosen for the example.",
			description:
				"A hundred squares. 15 are spam that was found, 5 spam that was missed, 3 clean mail flagged by mistake, 77 clean mail left alone. Precision is 0.833, recall 0.75.",
			threshold: "Threshold",
			found: "spam, flagged",
			missed: "spam, missed",
			wrong: "clean, flagged",
			clean: "clean, left alone",
			precision: "precision",
			recall: "recall",
		},
	},
	say: ({ words, locale, values }) => {
		const { counts, precision, recall } = judge(values.threshold);
		const parts = GROUPS.map((name) => `${words[name]}: ${counts[name]}`).join("; ");
		const number = (share: number) => printNumber(share, locale, 3);
		return `${parts}. ${capital(words.precision, locale)} ${number(precision)}, ${words.recall} ${number(recall)}.`;
	},
	draw: ({ words, locale, values }) => {
		const { counts, precision, recall } = judge(values.threshold);
		const looks = GROUPS.flatMap((name) => Array.from({ length: counts[name] }, () => LOOKS[name]));
		const squares = looks.map((look, index) =>
			rect([(index % COLUMNS) * STEP, Math.floor(index / COLUMNS) * STEP, STEP - 4, STEP - 4], look, {
				radius: 2,
			}),
		);
		const picture = area(COLUMNS * STEP - 4, (looks.length / COLUMNS) * STEP - 4, squares);
		const keys = column(
			GROUPS.map((name) => key(`${counts[name]} ${words[name]}`, LOOKS[name])),
			5,
		);
		const scores = bars(
			Object.entries({ precision, recall } as const).map(([name, value]) => ({
				label: name === "precision" ? words.precision : words.recall,
				value,
				text: printNumber(value, locale, 3),
			})),
			picture.width,
		);
		return column([picture, scores, { ...keys, width: picture.width }], 14);
	},
});

function judge(threshold: number) {
	const isFlagged = (score: number): boolean => score >= threshold;
	const [found, wrong] = [SPAM.filter(isFlagged).length, CLEAN.filter(isFlagged).length];
	const counts = { found, missed: SPAM.length - found, wrong, clean: CLEAN.length - wrong };
	return { counts, precision: found / (found + wrong), recall: found / SPAM.length };
}

function key(text: string, look: AreaLook | FillLook): Part {
	const words = label(text, { size: 13 });
	return area(20 + words.width, words.height, rect([1, 3, 11, 11], look, { radius: 2 }), at(20, 0, words));
}

function capital(word: string, locale: Locale): string {
	return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
}
