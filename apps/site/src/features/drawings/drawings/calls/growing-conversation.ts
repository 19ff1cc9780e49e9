import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { column, wrapped } from "../../parts/layout.ts";

/** The messages of three calls in a row: each sends all that came before. */
export const growingConversation = defineDrawing({
	id: "growing-conversation",
	words: {
		tr: {
			title: "Her çağrı bütün geçmişi gönderir",
			caption:
				"Düz çizgili kutular gönderilir; kesik çizgili kutu döner ve listeye eklenir. Üçüncü soruda model beş mesajı okur; okunan her belirteç ücrete girer.",
			description:
				"Üç sıra. Birinci çağrıda soru 1 gider, yanıt 1 döner. İkinci çağrıda soru 1, yanıt 1 ve soru 2 gider, yanıt 2 döner. Üçüncü çağrıda soru 1, yanıt 1, soru 2, yanıt 2 ve soru 3 gider, yanıt 3 döner.",
			calls: "1. çağrı|2. çağrı|3. çağrı",
			question: "soru",
			answer: "yanıt",
			sent: "mesaj gider",
		},
		en: {
			title: "Every call sends the whole past",
			caption:
				"Boxes with full lines are sent; the dashed one comes back and joins the list. At the third question the model reads five messages, and every token it reads is charged.",
			description:
				"Three rows. The first call sends question 1 and gets answer 1. The second sends question 1, answer 1 and question 2 and gets answer 2. The third sends question 1, answer 1, question 2, answer 2 and question 3 and gets answer 3.",
			calls: "Call 1|Call 2|Call 3",
			question: "question",
			answer: "answer",
			sent: "sent",
		},
	},
	draw: ({ words, sheet }) =>
		column(
			words.calls.split("|").map((call, index) => {
				const count = 2 * index + 1;
				const messages = Array.from({ length: count + 1 }, (_message, place) => {
					const name = place % 2 === 0 ? words.question : words.answer;
					const text = label(`${name} ${String(Math.floor(place / 2) + 1)}`, { size: 13 });
					const look = place === count ? "ghost" : place % 2 === 0 ? "wash" : "box";
					return box(text, { look, padX: 9, padY: 6, width: sheet.narrow ? 100 : 84 });
				});
				const heading = label(call, { size: 13, bold: true });
				const sent = note(`${String(count)} ${words.sent}`);
				return column([wrapped([heading, sent], sheet.width, 10), wrapped(messages, sheet.width, 8)], 6);
			}),
			18,
		),
});
