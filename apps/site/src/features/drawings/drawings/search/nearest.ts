import { defineDrawing } from "../../spec/drawing-spec.ts";
import { label } from "../../parts/label.ts";
import { plane } from "../../parts/plot.ts";
import { at, circle, path } from "../../parts/shapes.ts";

/** Documents and a query as points; the nearest is the result. */
export const nearest = defineDrawing({
	id: "nearest",
	words: {
		tr: {
			title: "En yakın belge",
			caption:
				"Belgeler bir kez vektöre çevrilir ve yerlerini korur; aramada yalnızca soru eklenir. Ortak sözcük olmasa da en yakın nokta doğru sayfadır. Düzlem, yüzlerce boyutun çizilebilir bir özetidir.",
			description:
				"Bir düzlemde üç belge noktası ve bir soru noktası. “Param iade edilmedi” sorusu, “Geri ödeme beş iş günü sürer” belgesine yakındır ve aralarında bir çizgi vardır. “Kargo takibi” ve “Şifre yenileme” uzaktadır.",
			question: "Param iade edilmedi",
			refund: "Geri ödeme beş iş günü",
			parcel: "Kargo takibi",
			password: "Şifre yenileme",
		},
		en: {
			title: "The nearest document",
			caption:
				"Documents become vectors once and keep their places; a search adds the question only. The nearest point is the right page even where no word is shared. The plane stands for hundreds of dimensions.",
			description:
				"Three points for documents and one for a question on a plane. The question “I did not get my money back” stands near the document “Refunds take five days”, with a line between them. “Track a parcel” and “New password” are far away.",
			question: "I did not get my money back",
			refund: "Refunds take five days",
			parcel: "Track a parcel",
			password: "New password",
		},
	},
	draw: ({ words, sheet }) => {
		const width = sheet.narrow ? sheet.width : 480;
		const ground = plane({ width, height: 210, x: [0, 10], y: [0, 10] });
		const spots = [
			{ text: words.refund, x: 1.6, y: 7.6, look: "dull" as const },
			{ text: words.parcel, x: 6.6, y: 2.2, look: "dull" as const },
			{ text: words.password, x: 1.4, y: 1.2, look: "dull" as const },
			{ text: words.question, x: 2.6, y: 5.6, look: "warm" as const },
		];
		const [from, to] = [ground.toPoint(1.6, 7.6), ground.toPoint(2.6, 5.6)];
		const marks = spots.flatMap(({ text, x, y, look }) => {
			const [left, top] = ground.toPoint(x, y);
			const words1 = label(text, { size: 13, bold: look === "warm" });
			return [circle([left, top], 6, look), ...at(left + 12, top - words1.height / 2, words1)];
		});
		return ground.with(path(from, `l${to[0] - from[0]} ${to[1] - from[1]}`, "strong"), marks);
	},
});
