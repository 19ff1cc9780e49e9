import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits when a sound is to be made. */
export const madeSound = defineTaskChoices({
	id: "made-sound",
	tasks: ["text-to-speech", "text-to-audio", "audio-to-audio"],
	words: {
		tr: {
			title: "Nasıl bir ses gerekiyor?",
			caption: "Konuşma sentezi, metinden sese görevinin özel bir hâlidir; modelleri ise ayrıdır.",
			question: "Hangi sesi istiyorsunuz?",
			answers: ["bir metnin okunuşu", "müzik, yağmur, kapı sesi", "eldeki kaydın değişmiş hâli"],
		},
		en: {
			title: "What kind of sound?",
			caption: "Speech synthesis is a special case of text to audio, with models of its own.",
			question: "Which sound do you want?",
			answers: ["a text read aloud", "music, rain, the sound of a door", "a recording at hand, changed"],
		},
	},
});
