import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits when something is to be learned from a recording. */
export const askARecording = defineTaskChoices({
	id: "ask-a-recording",
	tasks: [
		"automatic-speech-recognition",
		"audio-classification",
		"voice-activity-detection",
		"audio-text-to-text",
	],
	words: {
		tr: {
			title: "Bir kayda ne sorulur?",
			caption:
				"Soru yalnız söylenenlerle ilgiliyse önce döküm alıp dökümü bir metin modeline vermek çoğu zaman daha iyi sonuç verir.",
			question: "Kayıttan ne öğrenmek istiyorsunuz?",
			answers: [
				"söylenen sözler",
				"sesin türü, dili ya da duygusu",
				"hangi anlarda konuşulduğu",
				"serbest bir sorunun yanıtı",
			],
		},
		en: {
			title: "What can a recording be asked?",
			caption:
				"If the question is only about what was said, it often works better to transcribe first and give the transcript to a text model.",
			question: "What do you want to learn from the recording?",
			answers: [
				"the words that are said",
				"the kind of sound, its language or mood",
				"the moments when somebody speaks",
				"the answer to a free question",
			],
		},
	},
});
