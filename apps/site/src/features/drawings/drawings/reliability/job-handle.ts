import { defineDrawing } from "../../spec/drawing-spec.ts";
import { sequence } from "../../parts/sequence.ts";

/** A job is sent by one process and its result taken by another. */
export const jobHandle = defineDrawing({
	id: "job-handle",
	words: {
		tr: {
			title: "İşi bir süreç gönderir, başkası alır",
			caption:
				"Saklanan metinde ne anahtar ne istem vardır. İşi sürdüren süreç kendi anahtarını kullanır; web sunucusu o sırada çoktan yanıt vermiştir.",
			description:
				"Dört taraf. Web sunucusu `submitJob` ile işi sağlayıcıya gönderir ve tutamacı JSON olarak veri tabanına yazar. İşçi süreç tutamacı veri tabanından okur, `result` ile sağlayıcıdan ister ve dosyayı alır.",
			web: "Web sunucusu",
			store: "Veri tabanı",
			worker: "İşçi süreç",
			provider: "Sağlayıcı",
			file: "dosya",
		},
		en: {
			title: "One process sends the job, another takes it",
			caption:
				"The stored text holds neither key nor prompt. The process that goes on uses its own key; by then the web server has answered long ago.",
			description:
				"Four parties. The web server sends the job to the provider with `submitJob` and writes the handle to the database as JSON. The worker reads the handle from the database, asks the provider for the `result` and takes the file.",
			web: "Web server",
			store: "Database",
			worker: "Worker",
			provider: "Provider",
			file: "file",
		},
	},
	draw: ({ words, sheet }) =>
		sequence(
			[words.web, words.store, words.worker, words.provider],
			[
				{ from: 0, to: 3, text: "submitJob()", mono: true },
				{ from: 0, to: 1, text: "JSON", mono: true },
				{ from: 1, to: 2, text: "JSON", mono: true },
				{ from: 2, to: 3, text: "result()", mono: true },
				{ from: 3, to: 2, text: words.file, look: "strong" },
			],
			{ width: sheet.width, looks: ["wash", "box", "wash", "box"] },
		),
});
