import { defineDrawing } from "../drawing-spec.ts";
import { label } from "../parts/label.ts";
import { column, row } from "../parts/layout.ts";
import { area, type AreaLook, at, type FillLook, type Part, rect } from "../parts/shapes.ts";

/** The hundred e-mails of the article. */
const GROUPS = [
	{ name: "found", count: 15, look: "solid" },
	{ name: "missed", count: 5, look: "warn" },
	{ name: "wrong", count: 3, look: "warm" },
	{ name: "clean", count: 77, look: "card" },
] as const;
const COLUMNS = 20;
const STEP = 15;

export const flaggedMail = defineDrawing({
	id: "flagged-mail",
	words: {
		tr: {
			title: "100 e-posta, 18 işaret",
			caption:
				"Kesinlik dolu karelere bakar: işaretlenen 18'in 15'i doğrudur. Duyarlılık istenmeyen 20'ye bakar: 15'i bulunmuş, çerçeveli 5'i kaçmıştır.",
			description:
				"Yüz kare. 15'i bulunan istenmeyen posta, 5'i kaçan istenmeyen posta, 3'ü yanlış işaretlenen temiz posta, 77'si işaretlenmeyen temiz postadır.",
			found: "istenmeyen, işaretlendi",
			missed: "istenmeyen, kaçtı",
			wrong: "temiz, işaretlendi",
			clean: "temiz, bırakıldı",
		},
		en: {
			title: "100 e-mails, 18 flags",
			caption:
				"Precision looks at the filled squares: of 18 flagged, 15 are right. Recall looks at the 20 that are spam: 15 were found, 5, with an edge only, slipped through.",
			description:
				"A hundred squares. 15 are spam that was found, 5 spam that was missed, 3 clean mail flagged by mistake, 77 clean mail left alone.",
			found: "spam, flagged",
			missed: "spam, missed",
			wrong: "clean, flagged",
			clean: "clean, left alone",
		},
	},
	draw: ({ words, sheet }) => {
		const looks = GROUPS.flatMap(({ count, look }) => Array.from({ length: count }, () => look));
		const squares = looks.map((look, index) =>
			rect([(index % COLUMNS) * STEP, Math.floor(index / COLUMNS) * STEP, STEP - 4, STEP - 4], look, {
				radius: 2,
			}),
		);
		const picture = area(COLUMNS * STEP - 4, (looks.length / COLUMNS) * STEP - 4, squares);
		const keys = column(
			GROUPS.map(({ name, count, look }) => key(`${count} ${words[name]}`, look)),
			5,
		);
		return sheet.narrow ? column([picture, keys], 14) : row([picture, keys], 40);
	},
});

function key(text: string, look: AreaLook | FillLook): Part {
	const words = label(text, { size: 13 });
	return area(20 + words.width, words.height, rect([1, 3, 11, 11], look, { radius: 2 }), at(20, 0, words));
}
