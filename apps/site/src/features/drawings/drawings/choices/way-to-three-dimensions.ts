import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits when a shape in three dimensions is needed. */
export const wayToThreeDimensions = defineTaskChoices({
	id: "way-to-three-dimensions",
	tasks: ["text-to-3d", "image-to-3d", "depth-estimation"],
	words: {
		tr: {
			title: "Üç boyuta hangi yoldan?",
			caption:
				"Yirmi ya da daha çok fotoğraf çekebiliyorsanız fotogrametri daha doğrudur: arka yüzü uydurmaz, ölçer.",
			question: "Elinizde ne var, ne gerekiyor?",
			answers: [
				"yalnızca tarif: taslak bir nesne",
				"fotoğraf: döndürülebilir nesne",
				"fotoğraf: yalnızca uzaklıklar",
			],
		},
		en: {
			title: "Which way to three dimensions?",
			caption:
				"If you can take twenty photographs or more, photogrammetry is more accurate: it measures the back and does not make it up.",
			question: "What do you have, and what do you need?",
			answers: [
				"only a description: a rough object",
				"a photograph: an object to turn",
				"a photograph: distances alone",
			],
		},
	},
});
