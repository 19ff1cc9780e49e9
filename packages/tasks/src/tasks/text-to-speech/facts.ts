import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of text-to-speech. */
export const task: Task = {
	id: "text-to-speech",
	name: "Text-to-Speech",
	names: { tr: "Konuşma sentezi", en: "Text-to-Speech" },
	modality: "audio",
	color: "yellow",
	position: 120,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of text-to-speech. */
export const info: TaskInfo = {
	summary: {
		tr: "Yazılı metni insan sesine benzer bir konuşmaya dönüştürür. Birçok modelde ses, dil, hız ve duygu seçilebilir; ekran okuyucular, sesli kitaplar ve anonslar başlıca kullanım yerleridir.",
		en: "Written text becomes speech that sounds like a human voice. With many models the voice, language, pace and emotion can be chosen; screen readers, audio books and announcements are the main uses.",
	},
	demo: {
		tr: {
			inputs: [{ type: "text", label: "Metin", content: examples.tr[0].input.inputs }],
			outputs: [
				{
					type: "audio",
					filename: examples.tr[0].output.audio,
					transcript: examples.tr[0].input.inputs,
				},
			],
		},
		en: {
			inputs: [{ type: "text", label: "Text", content: examples.en[0].input.inputs }],
			outputs: [
				{
					type: "audio",
					filename: examples.en[0].output.audio,
					transcript: examples.en[0].input.inputs,
				},
			],
		},
	},
	datasets: [
		{
			id: "parler-tts/mls_eng_10k",
			description: {
				tr: "On bin saatlik İngilizce sesli kitap alt kümesi; büyük model eğitmeye yeter.",
				en: "Ten thousand hours of English audiobooks, enough to train a large model.",
			},
		},
		{
			id: "mythicinfinity/libritts_r",
			description: {
				tr: "Ses niteliği onarılmış çok konuşmacılı okuma kayıtları; temiz ses hedefleyenlere.",
				en: "Readings by many speakers with restored sound, for those who aim at a clean voice.",
			},
		},
		{
			id: "facebook/multilingual_librispeech",
			description: {
				tr: "Sekiz Avrupa dilinde sesli kitap; Türkçe içermez, yöntem karşılaştırmaya yarar.",
				en: "Audiobooks in eight European languages without Turkish; useful for comparing methods.",
			},
		},
	],
	metrics: [
		{
			id: "mel cepstral distortion",
			description: {
				tr: "Sentezlenen sesin tınısının gerçek kayıttan ne kadar uzak olduğunu desibelle ölçer.",
				en: "Measures in decibels how far the timbre of synthetic speech is from a real recording.",
			},
		},
	],
	models: [
		{
			id: "parler-tts/parler-tts-large-v1",
			description: {
				tr: "Sesin nasıl olacağını cümleyle tarif edersiniz: yavaş, tok, uzaktan.",
				en: "The voice is described by a sentence: slow, deep, from a distance.",
			},
		},
		{
			id: "SWivid/F5-TTS",
			description: {
				tr: "Birkaç saniyelik örnekle ses klonlar; ağırlıkları ticari kullanıma kapalıdır.",
				en: "Clones a voice from a few seconds; its weights are closed to commercial use.",
			},
		},
		{
			id: "fishaudio/s2-pro",
			description: {
				tr: "Türkçe dâhil 80 dilde ses klonlama; lisansı ticari kullanıma kapalıdır.",
				en: "Voice cloning in 80 languages with Turkish; the licence excludes commercial use.",
			},
		},
		{
			id: "OuteAI/OuteTTS-0.1-350M",
			description: {
				tr: "Sesi metin gibi belirteçlerle üreten, dil modelinden türemiş küçük bir deneme.",
				en: "Small experiment derived from a language model that makes sound as tokens, like text.",
			},
		},
		{
			id: "hexgrad/Kokoro-82M",
			description: {
				tr: "82 milyon parametreyle işlemcide akıcı konuşur; Apache 2.0 lisanslıdır, Türkçesi yoktur.",
				en: "Fluent on a processor with 82 million parameters, under Apache 2.0; no Turkish.",
			},
		},
		{
			id: "KittenML/kitten-tts-nano-0.1",
			description: {
				tr: "25 megabayttan küçük İngilizce model; telefon ve gömülü cihaz için.",
				en: "English model below 25 megabytes, for phones and embedded devices.",
			},
		},
		{
			id: "ResembleAI/chatterbox",
			description: {
				tr: "Çok dilli sürümü Türkçeyi destekler; duygu şiddeti ayarlanır, ses klonlar.",
				en: "Its multilingual edition supports Turkish; emotion can be set, voices can be cloned.",
			},
		},
		{
			id: "nari-labs/Dia-1.6B-0626",
			description: {
				tr: "İki kişilik İngilizce diyaloğu gülme ve duraksamayla birlikte seslendirir.",
				en: "Speaks English dialogue for two, with laughter and hesitation.",
			},
		},
	],
	spaces: [
		{
			id: "hexgrad/Kokoro-TTS",
			description: {
				tr: "Kokoro'nun hazır seslerini dinleyip birini seçmek için en kısa yol.",
				en: "The shortest way to hear Kokoro's ready voices and pick one.",
			},
		},
		{
			id: "mrfakename/E2-F5-TTS",
			description: {
				tr: "E2 ve F5 modellerini aynı örnek sesle karşılaştırmak için.",
				en: "For comparing the E2 and F5 models with the same sample voice.",
			},
		},
		{
			id: "parler-tts/parler-tts-expresso",
			description: {
				tr: "Aynı cümleyi mutlu, üzgün ya da fısıltılı okutmanın etkisini gösterir.",
				en: "Shows what happens when one sentence is read happily, sadly or in a whisper.",
			},
		},
		{
			id: "ngxson/kokoro-podcast-generator",
			description: {
				tr: "Yazıdan iki sesli söyleşi çıkaran zincirin tamamını gösteren örnek.",
				en: "Example of the whole chain that turns a text into a talk between two voices.",
			},
		},
		{
			id: "ResembleAI/Chatterbox",
			description: {
				tr: "Chatterbox'ta abartı ve hız ayarlarının sesi nasıl değiştirdiğini dinletir.",
				en: "Lets you hear how Chatterbox's settings for exaggeration and pace change a voice.",
			},
		},
		{
			id: "TTS-AGI/TTS-Arena-V2",
			description: {
				tr: "Dinleyicilerin kör oylarıyla oluşan sıralama; otomatik ölçütün söylemediğini söyler.",
				en: "Ranking from blind votes of listeners, which tells what automatic metrics do not.",
			},
		},
	],
	widgetModels: ["suno/bark"],
	youtubeId: "NW62DpzJ274",
	canonicalId: "text-to-audio",
	isPlaceholder: false,
};
