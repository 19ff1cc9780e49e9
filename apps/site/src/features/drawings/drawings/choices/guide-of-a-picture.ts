import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits when a picture is to be made. */
export const guideOfAPicture = defineTaskChoices({
	id: "guide-of-a-picture",
	tasks: ["text-to-image", "image-to-image", "image-text-to-image", "unconditional-image-generation"],
	words: {
		tr: {
			title: "Yeni görüntüyü ne yönlendiriyor?",
			caption:
				"Tarif edilecek bir şey yoksa koşulsuz üretim yeter. Tarif ve görüntü eklendikçe sonuçta daha çok söz sahibi olursunuz.",
			question: "Yeni görüntüyü neyle yönlendireceksiniz?",
			answers: [
				"yazılı bir tarifle",
				"görüntüyle: hep aynı dönüşüm",
				"görüntü ve yazılı yönergeyle",
				"hiçbir şeyle: aynı türden yeni örnek",
			],
		},
		en: {
			title: "What guides the new picture?",
			caption:
				"Where there is nothing to describe, unconditional generation is enough. A description and a picture each give you more say in the result.",
			question: "What will guide the new picture?",
			answers: [
				"a written description",
				"a picture: always the same change",
				"a picture and written instructions",
				"nothing: more examples of one kind",
			],
		},
	},
});
