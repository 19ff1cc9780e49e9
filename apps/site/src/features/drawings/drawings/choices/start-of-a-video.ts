import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits when a video is to be made. */
export const startOfAVideo = defineTaskChoices({
	id: "start-of-a-video",
	tasks: ["text-to-video", "image-to-video", "image-text-to-video", "video-to-video"],
	words: {
		tr: {
			title: "Video neyle başlıyor?",
			caption:
				"Ne kadar malzeme verirseniz sonucu o kadar siz belirlersiniz: görüntü sahnenin görünüşünü, video hareketi de sabitler.",
			question: "Başlarken elinizde ne var?",
			answers: [
				"yalnızca yazılı bir tarif",
				"her zaman bir görüntü",
				"bazen görüntü, bazen yalnızca metin",
				"çekilmiş bir video",
			],
		},
		en: {
			title: "What does the video start from?",
			caption:
				"The more you give, the more you decide: a picture fixes how the scene looks, a video its motion as well.",
			question: "What do you have at the start?",
			answers: [
				"only a written description",
				"always a picture",
				"at times a picture, at times only text",
				"a video that was filmed",
			],
		},
	},
});
