import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of automatic-speech-recognition. */
export const task: Task = {
	id: "automatic-speech-recognition",
	name: "Automatic Speech Recognition",
	names: { tr: "Otomatik konuşma tanıma", en: "Automatic Speech Recognition" },
	modality: "audio",
	color: "yellow",
	position: 140,
	outputKind: "text",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of automatic-speech-recognition. */
export const info: TaskInfo = {
	summary: {
		tr: "Konuşma kaydını yazıya döker. Alt yazı hazırlamak, toplantıları not almak ve sesle komut vermek bununla yapılır. Modeller istenirse her bölümün hangi saniyede söylendiğini de bildirir.",
		en: "A recording of speech is turned into text. Subtitles, meeting notes and voice commands all start here. On request, models also tell at which second each piece was spoken.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "audio",
					filename: examples.tr[0].input.inputs,
					transcript: examples.tr[0].output.text,
				},
			],
			outputs: [
				{
					type: "text",
					label: "Yazıya dökülen konuşma",
					content: examples.tr[0].output.text,
				},
			],
		},
		en: {
			inputs: [
				{
					type: "audio",
					filename: examples.en[0].input.inputs,
					transcript: examples.en[0].output.text,
				},
			],
			outputs: [
				{
					type: "text",
					label: "Transcript",
					content: examples.en[0].output.text,
				},
			],
		},
	},
	datasets: [
		{
			id: "mozilla-foundation/common_voice_17_0",
			description: {
				tr: "Gönüllülerin okuduğu kısa cümleler; Türkçe dâhil yüzü aşkın dilde serbest kullanım lisanslı.",
				en: "Short sentences read by volunteers in over a hundred languages, Turkish included, under a free licence.",
			},
		},
		{
			id: "amphion/Emilia-Dataset",
			description: {
				tr: "Podcast ve söyleşi gibi doğal konuşmalardan derlenmiş altı dilli veri; Türkçe yoktur.",
				en: "Natural talk from podcasts and interviews in six languages; Turkish is not among them.",
			},
		},
		{
			id: "parler-tts/mls_eng",
			description: {
				tr: "Sesli kitap okumalarından oluşan büyük İngilizce derlem; uzun ve temiz okuma sesi için.",
				en: "Large English collection of audiobook readings, for long and clean read speech.",
			},
		},
		{
			id: "espnet/yodas",
			description: {
				tr: "Alt yazılı YouTube kayıtları; az kaynaklı dillerde ön eğitim için hacim sağlar.",
				en: "YouTube recordings with subtitles that bring volume for pretraining in languages with few resources.",
			},
		},
	],
	metrics: [
		{
			id: "wer",
			description: {
				tr: "Kaç sözcüğün değiştiğini, düştüğünü ya da eklendiğini doğru dökümün uzunluğuna böler.",
				en: "Counts words changed, dropped and added, divided by the length of the true transcript.",
			},
		},
		{
			id: "cer",
			description: {
				tr: "Aynı hesabı harflerle yapar; ekleri uzun olan Türkçede daha adildir.",
				en: "Makes the same count over letters, which is fairer to Turkish with its long suffixes.",
			},
		},
	],
	models: [
		{
			id: "openai/whisper-large-v3",
			description: {
				tr: "Türkçenin de bulunduğu 99 dilli model; noktalamayı koyar, zaman damgası verir.",
				en: "Model of 99 languages, Turkish among them, that adds punctuation and gives timestamps.",
			},
		},
		{
			id: "facebook/w2v-bert-2.0",
			description: {
				tr: "Dökümsüz sesle önceden eğitilmiş kodlayıcı; az etiketli Türkçe veriyle ince ayar için taban.",
				en: "Encoder pretrained on untranscribed speech; a base for fine-tuning with little labelled Turkish data.",
			},
		},
		{
			id: "facebook/seamless-m4t-v2-large",
			description: {
				tr: "Tanıma ile çeviriyi tek modelde birleştirir, ticari kullanıma kapalıdır.",
				en: "Joins recognition and translation in one model; commercial use is not allowed.",
			},
		},
		{
			id: "nvidia/canary-1b-v2",
			description: {
				tr: "Türkçe dışındaki 25 Avrupa dilini yazıya döker ve İngilizceyle arasında çevirir.",
				en: "Transcribes 25 European languages, without Turkish, and translates between them and English.",
			},
		},
		{
			id: "pyannote/speaker-diarization-3.1",
			description: {
				tr: "Dökümün yanına kimin ne zaman konuştuğunu ekler; sözcükleri kendisi yazmaz.",
				en: "Adds who spoke when beside a transcript; it does not write the words itself.",
			},
		},
	],
	spaces: [
		{
			id: "hf-audio/whisper-large-v3",
			description: {
				tr: "Kendi kaydınızı Whisper'a kurulum yapmadan yazdırıp hatalarını görmek için.",
				en: "To have Whisper write down your own recording and see its mistakes without installing.",
			},
		},
		{
			id: "mrfakename/Moonshinex",
			description: {
				tr: "Küçük cihazlar için tasarlanan Moonshine'ın İngilizce tanımasını dener.",
				en: "Tries the English recognition of Moonshine, a model made for small devices.",
			},
		},
		{
			id: "facebook/seamless_m4t",
			description: {
				tr: "Konuşmayı bir dilden ötekine yazılı ya da sesli aktarmayı gösterir.",
				en: "Shows speech carried from one language into another as text or as speech.",
			},
		},
	],
	widgetModels: ["openai/whisper-large-v3"],
	youtubeId: "TksaY_FDgnk",
	isPlaceholder: false,
};
