import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits when something is to be learned from a video. */
export const askAVideo = defineTaskChoices({
	id: "ask-a-video",
	tasks: ["video-classification", "video-text-to-text", "automatic-speech-recognition", "image-text-to-text"],
	words: {
		tr: {
			title: "Aranan, videonun neresinde?",
			caption: "Alttaki ikisi videonun tamamını işlemez, bu yüzden çok daha ucuzdur. Önce onları deneyin.",
			question: "Aradığınız bilgi videonun neresinde?",
			answers: [
				"harekette, birkaç sabit sınıf yeter",
				"harekette, serbest bir soru",
				"yalnızca konuşulanlarda",
				"tek bir karede",
			],
		},
		en: {
			title: "Where in the video is it?",
			caption: "The lower two do not process the whole video, which makes them far cheaper. Try them first.",
			question: "Where in the video is what you look for?",
			answers: [
				"in the motion, a few fixed classes",
				"in the motion, a free question",
				"only in what is said",
				"in a single frame",
			],
		},
	},
});
