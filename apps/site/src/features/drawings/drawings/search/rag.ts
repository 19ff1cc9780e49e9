import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { column, flow } from "../../parts/layout.ts";

/** Chunks that a search found become part of the prompt. */
export const rag = defineDrawing({
	id: "rag",
	words: {
		tr: {
			title: "Erişimle zenginleştirilmiş üretim",
			caption:
				"Model belgelerinizi bilmez. Arama, soruya en yakın parçaları bulur; istem soruyu bu parçalarla birlikte taşır ve model yanıtı onlardan yazar.",
			description:
				"Sırayla dört adım. Soru arama adımına girer. Arama, dizindeki parçalardan en yakın üçünü bulur. İstem soruyu ve bu üç parçayı birleştirir. Sohbet modeli bunu okuyup yanıtı yazar.",
			question: "Soru",
			search: "Arama",
			index: "dizindeki parçalar",
			prompt: "İstem",
			both: "soru ve üç parça",
			model: "Sohbet modeli",
			answer: "yanıtı yazar",
		},
		en: {
			title: "Retrieval-augmented generation",
			caption:
				"The model does not know your documents. The search finds the chunks nearest to the question; the prompt carries both, and the model writes its answer from them.",
			description:
				"Four steps in a row. The question goes to the search. The search finds the three nearest chunks of the index. The prompt puts the question and these three together. The chat model reads it and writes the answer.",
			question: "Question",
			search: "Search",
			index: "chunks of the index",
			prompt: "Prompt",
			both: "question, three chunks",
			model: "Chat model",
			answer: "writes the answer",
		},
	},
	draw: ({ words, sheet }) => {
		const step = (name: string, about?: string, look: "box" | "wash" = "box") =>
			box(
				column(
					[
						label(name, { bold: true, size: 13 }),
						...(about ? [note(about, { width: 96, anchor: "middle" })] : []),
					],
					2,
					"middle",
				),
				{ look, padX: 9 },
			);
		return flow(sheet, [
			step(words.question),
			step(words.search, words.index),
			step(words.prompt, words.both, "wash"),
			step(words.model, words.answer),
		]);
	},
});
