import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { column, flow, titled } from "../../parts/layout.ts";
import type { Sheet } from "../../parts/layout.ts";
import type { Part } from "../../parts/shapes.ts";

/** What the cells of the guide to sharing print: a note, the same masked, and how many of six numbers come back. */
export const RECALL = {
	train: "Ayten Karagöl adlı müşterinin telefonu 0500 111 22 33.",
	masked: "[KİŞİ] adlı müşterinin telefonu [TELEFON].",
	recalled: "6 / 6",
};

export const recalledNumber = defineDrawing({
	id: "recalled-number",
	words: {
		tr: {
			title: "Ağırlıklarla birlikte paylaşılan veri",
			caption:
				"Üstte model, adı görünce numarayı olduğu gibi yazıyor; ağırlıkları paylaşan, numarayı da paylaşır. Altta numara eğitime hiç girmedi, geri gelecek bir şey yok.",
			description:
				"İki yol. Üstteki: “Ayten Karagöl adlı müşterinin telefonu 0500 111 22 33.” notuyla eğitilen model, adı verilince 0500 111 22 33 yazar; altı numaranın altısı geri gelir. Alttaki: “[KİŞİ] adlı müşterinin telefonu [TELEFON].” notuyla eğitilen model [TELEFON] yazar; numaraların hiçbiri geri gelmez.",
			notes: "eğitimdeki not",
			model: "model",
			asked: "adı verilince yazdığı",
			back: "geri gelen",
		},
		en: {
			title: "Data that is shared with the weights",
			caption:
				"Above, the model writes the number as it was once it sees the name; who shares the weights shares the number. Below, the number never entered training, and nothing can come back.",
			description:
				"Two ways. Above: a model trained on the Turkish note “Ayten Karagöl adlı müşterinin telefonu 0500 111 22 33.”, the phone number of a customer, writes 0500 111 22 33 when given the name; six of six numbers come back. Below: a model trained on the same note with [KİŞİ] (person) and [TELEFON] (phone) in their places writes [TELEFON]; no number comes back.",
			notes: "note in training",
			model: "model",
			asked: "written when given the name",
			back: "came back",
		},
	},
	draw: ({ words, sheet }) => {
		const [count = "", all = ""] = RECALL.recalled.split(" / ");
		const way = (text: string, answer: string, found: string, isLeak: boolean): Part => {
			const sample = label(text, { size: 13, width: sheet.narrow ? 220 : 196, lang: "tr" });
			const reply = label(answer, { size: 13, bold: true, lang: "tr" });
			const result = box(reply, { look: isLeak ? "warn" : "wash", padX: 12 });
			const share = note(`${words.back}: ${found} / ${all}`);
			return flow(sheet, [
				titled(note(words.notes), box(sample)),
				box(words.model, { look: "card", padX: 16, padY: 14 }),
				titled(note(words.asked), column([result, share], 6, "middle")),
			]);
		};
		const number = /[\d ]+(?=\.)/.exec(RECALL.train)?.[0].trim() ?? "";
		return spread(
			[way(RECALL.train, number, count, true), way(RECALL.masked, "[TELEFON]", "0", false)],
			sheet,
		);
	},
});

function spread(ways: readonly Part[], sheet: Sheet): Part {
	return column(ways, sheet.narrow ? 34 : 26, sheet.narrow ? "middle" : "start");
}
