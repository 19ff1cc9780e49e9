import { glossLabels } from "../../shared/gloss-labels.ts";
import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** What the labels of the example mean in Turkish, in their order. */
const MEANINGS = ["siren", "korna", "müzik"];

/** Catalogue entry of audio-classification. */
export const task: Task = {
	id: "audio-classification",
	name: "Audio Classification",
	names: { tr: "Ses sınıflandırma", en: "Audio Classification" },
	modality: "audio",
	color: "green",
	position: 160,
	outputKind: "labels",
	subtasks: [
		{
			type: "keyword-spotting",
			name: "Keyword Spotting",
			names: { tr: "Anahtar sözcük yakalama", en: "Keyword Spotting" },
		},
		{
			type: "speaker-identification",
			name: "Speaker Identification",
			names: { tr: "Konuşmacı tanıma", en: "Speaker Identification" },
		},
		{
			type: "audio-intent-classification",
			name: "Audio Intent Classification",
			names: { tr: "Sesten niyet sınıflandırma", en: "Audio Intent Classification" },
		},
		{
			type: "audio-emotion-recognition",
			name: "Audio Emotion Recognition",
			names: { tr: "Sesten duygu tanıma", en: "Audio Emotion Recognition" },
		},
		{
			type: "audio-language-identification",
			name: "Audio Language Identification",
			names: { tr: "Sesten dil tanıma", en: "Audio Language Identification" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of audio-classification. */
export const info: TaskInfo = {
	summary: {
		tr: "Bir sesin ne olduğunu söyler: hangi komut verildi, kim konuşuyor, arkadaki siren mi yoksa kuş sesi mi? Model kaydın tamamını dinler ve bildiği her sınıfa bir puan verir.",
		en: "The model says what a sound is: which command was spoken, who is talking, a siren or a bird. It listens to the whole recording and scores every class it knows.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "audio",
					filename: examples.tr[0].input.inputs,
					transcript: "Yükselip alçalan bir siren sesi.",
				},
			],
			outputs: [
				{
					type: "chart",
					data: glossLabels(examples.tr[0].output, MEANINGS),
				},
			],
		},
		en: {
			inputs: [
				{ type: "audio", filename: examples.en[0].input.inputs, transcript: "A siren that rises and falls." },
			],
			outputs: [
				{
					type: "chart",
					data: examples.en[0].output,
				},
			],
		},
	},
	datasets: [
		{
			id: "s3prl/superb",
			description: {
				tr: "Komut, niyet, duygu ve konuşmacı görevlerini tek çatıda toplayan kıyaslama.",
				en: "Benchmark that gathers command, intent, emotion and speaker tasks under one roof.",
			},
		},
		{
			id: "agkphysics/AudioSet",
			description: {
				tr: "On saniyelik YouTube kesitleri ve yüzlerce gündelik ses sınıfı; genel ses modelinin temeli.",
				en: "Ten-second YouTube clips with hundreds of everyday sound classes, the ground of general models.",
			},
		},
	],
	metrics: [
		{
			id: "accuracy",
			description: {
				tr: "Kayıtların ne kadarının doğru etiketlendiğini söyler; sınıflar dengesizse yanıltır.",
				en: "Tells what share of recordings got the right label; misleading when classes are unbalanced.",
			},
		},
		{
			id: "recall",
			description: {
				tr: "Kaçırılan sirenin bedeli ağırsa bakılacak ölçüt budur.",
				en: "The one to look at when a missed siren is costly.",
			},
		},
		{
			id: "precision",
			description: {
				tr: "Yanlış alarmın ne sıklıkta çaldığını gösterir.",
				en: "Shows how often the alarm goes off for nothing.",
			},
		},
		{
			id: "f1",
			description: {
				tr: "Seyrek ses sınıflarında kaçırma ile yanlış alarmı tek sayıda dengeler.",
				en: "Balances misses and false alarms in one number for rare sounds.",
			},
		},
	],
	models: [
		{
			id: "speechbrain/google_speech_command_xvector",
			description: {
				tr: "Tek sözcüklük İngilizce komutları tanır; küçük cihazda sesle denetim için.",
				en: "Recognises English commands of one word, for voice control on small devices.",
			},
		},
		{
			id: "ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition",
			description: {
				tr: "İngilizce oyuncu kayıtlarıyla öğrenilmiş sekiz duygu; Türkçede sınamadan kullanmayın.",
				en: "Eight emotions learned from English actors; do not use it on Turkish untested.",
			},
		},
		{
			id: "facebook/mms-lid-126",
			description: {
				tr: "Bir kayıtta hangi dilin konuşulduğunu bulur.",
				en: "Finds which language is spoken in a recording.",
			},
		},
	],
	spaces: [
		{
			id: "kurianbenoy/audioclassification",
			description: {
				tr: "Bir parçanın müzik türünü tahmin eden küçük uygulama; göreve hızlı bir giriş.",
				en: "Small application that guesses the genre of a song; a quick way into the task.",
			},
		},
	],
	widgetModels: ["MIT/ast-finetuned-audioset-10-10-0.4593"],
	youtubeId: "KWwzcmG98Ds",
	isPlaceholder: false,
};
