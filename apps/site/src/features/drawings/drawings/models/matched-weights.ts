import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { box } from "../../parts/box.ts";
import { code, label, note } from "../../parts/label.ts";
import { column } from "../../parts/layout.ts";
import { area, at, type AreaLook, type Part } from "../../parts/shapes.ts";

/** Weights of the file and of the model that opens it: those without a partner are the keys that the cell `missing` prints. */
export const PAIRS = [
	{ file: "bert.embeddings", model: "bert.embeddings" },
	{ file: "bert.encoder", model: "bert.encoder" },
	{ file: "cls.predictions" },
	{ model: "bert.pooler" },
	{ model: "classifier" },
] as const;

export const matchedWeights = defineDrawing({
	id: "matched-weights",
	words: {
		tr: {
			title: "Dosyadaki ağırlıklar, modeldeki yerler",
			caption:
				"Eşleştirme ada göredir. Dosyada fazla olan atılır, modelde eksik kalan rastgele doldurulur; ikisi de yalnızca bir uyarıdır. Turuncu çerçeveliler eğitilmeden kullanılamaz.",
			description:
				"Solda maske doldurma için kaydedilmiş dosya, sağda onu açan `BertForSequenceClassification`. `bert.embeddings` ile `bert.encoder` iki yanda da vardır, kopyalanır. `cls.predictions` yalnızca dosyadadır, atılır: `unexpected_keys`. `bert.pooler` ile `classifier` yalnızca modeldedir, rastgele kurulur: `missing_keys`.",
			file: "dosya",
			model: "model",
			dropped: "atılır",
			random: "rastgele",
		},
		en: {
			title: "Weights in the file, places in the model",
			caption:
				"They are matched by name. What the file has too much is dropped, what the model lacks is filled at random; both give only a warning. Those with an orange edge are of no use before training.",
			description:
				"On the left a file saved for filling masks, on the right the `BertForSequenceClassification` that opens it. `bert.embeddings` and `bert.encoder` are on both sides and copied. `cls.predictions` is only in the file and dropped: `unexpected_keys`. `bert.pooler` and `classifier` are only in the model and filled at random: `missing_keys`.",
			file: "file",
			model: "model",
			dropped: "dropped",
			random: "random",
		},
	},
	draw: ({ words, sheet }) => {
		const [side, between] = sheet.narrow ? [144, 40] : [240, 100];
		const width = 2 * side + between;
		const rightEdge = side + between;
		const heading = area(
			width,
			40,
			at(0, 0, titleOf(words.file, "BertForMaskedLM", side)),
			at(
				rightEdge,
				0,
				titleOf(words.model, sheet.narrow ? "…Classification" : "…SequenceClassification", side),
			),
		);
		const rows = PAIRS.map((pair): Part => {
			const file = "file" in pair ? pair.file : undefined;
			const model = "model" in pair ? pair.model : undefined;
			if (file !== undefined && model !== undefined)
				return line(width, [
					[0, weightBox(file, "wash", side)],
					[side + 8, arrow("right", between - 16, undefined, "strong")],
					[rightEdge, weightBox(model, "wash", side)],
				]);
			if (file !== undefined)
				return line(width, [
					[0, weightBox(file, "ghost", side)],
					[side + 12, keyNote("unexpected_keys", words.dropped)],
				]);
			const lack = keyNote("missing_keys", words.random);
			return line(width, [
				[side + between - 12 - lack.width, lack],
				[rightEdge, weightBox(model ?? "", "warn", side)],
			]);
		});
		return column([heading, ...rows], 10);
	},
});

function titleOf(kind: string, name: string, width: number): Part {
	return { ...column([label(kind, { bold: true, size: 13 }), code(name)], 1), width };
}

function weightBox(name: string, look: AreaLook, width: number): Part {
	return box(code(name), { look, width, padX: 8 });
}

function keyNote(name: string, text: string): Part {
	return column([code(name), note(text)], 0);
}

function line(width: number, parts: readonly (readonly [x: number, part: Part])[]): Part {
	const height = Math.max(...parts.map(([, part]) => part.height));
	return area(
		width,
		height,
		parts.flatMap(([x, part]) => at(x, (height - part.height) / 2, part)),
	);
}
