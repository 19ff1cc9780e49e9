import type { Term } from "./term.ts";

/** Terms: speech and sound. */
export const AUDIO_TERMS: readonly Term[] = [
	{
		id: "speech-recognition",
		tr: {
			term: "konuşma tanıma",
			also: ["ASR"],
			definition: "Ses kaydındaki konuşmayı yazıya dökme; kaydı okuyan modelin çıktısı dökümdür.",
		},
		en: {
			term: "speech recognition",
			also: ["ASR"],
			definition: "Turning the speech of a recording into text; what the model writes is a transcript.",
		},
		forbidden: ["sesten metne"],
		related: ["transcript", "word-error-rate"],
		tasks: ["automatic-speech-recognition"],
	},
	{
		id: "transcript",
		tr: {
			term: "döküm",
			definition: "Bir ses kaydında söylenenlerin yazılı hâli; bölümlerin zamanını da taşıyabilir.",
		},
		en: {
			term: "transcript",
			definition: "What was said in a recording, in writing; it can carry the times of its parts.",
		},
		forbidden: ["transkript", "transkripsiyon"],
		related: ["speech-recognition", "timestamp"],
		tasks: ["automatic-speech-recognition"],
		explained: "in-tasks",
	},
	{
		id: "timestamp",
		tr: {
			term: "zaman damgası",
			definition: "Bir sözün ya da olayın kayıttaki başlangıç ve bitiş anı.",
		},
		en: {
			term: "timestamp",
			definition: "When a word or an event starts and ends in a recording.",
		},
		related: ["transcript"],
		tasks: ["automatic-speech-recognition"],
	},
	{
		id: "speaker",
		tr: {
			term: "konuşmacı",
			definition:
				"Kayıtta konuşan kişi. Model kim olduğunu değil, çoğu kez yalnızca farklı kişiler olduğunu bilir.",
		},
		en: {
			term: "speaker",
			definition:
				"A person who speaks in a recording. A model mostly knows that speakers differ, not who they are.",
		},
		related: ["diarization"],
	},
	{
		id: "diarization",
		tr: {
			term: "konuşmacı ayrıştırma",
			definition: "Kaydın hangi bölümünde hangi konuşmacının konuştuğunu bulma.",
		},
		en: {
			term: "diarization",
			also: ["speaker diarization"],
			definition: "Finding which speaker talks in which part of a recording.",
		},
		forbidden: ["diyarizasyon", "konuşmacı ayrımlama"],
		related: ["speaker", "voice-activity"],
		tasks: ["voice-activity-detection", "automatic-speech-recognition"],
		explained: "everywhere",
	},
	{
		id: "voice-activity",
		tr: {
			term: "konuşma etkinliği",
			definition:
				"Kaydın hangi anlarında konuşma olduğu. Önce bunu bulunca sessiz bölümler dökümü çıkaran modele hiç verilmez.",
		},
		en: {
			term: "voice activity",
			definition:
				"When there is speech in a recording. Where it is found first, a model that transcribes is never given the silent stretches.",
		},
		forbidden: ["ses etkinliği", "konuşma aktivitesi"],
		related: ["diarization"],
		tasks: ["voice-activity-detection"],
		explained: "everywhere",
	},
	{
		id: "text-to-speech",
		tr: {
			term: "konuşma sentezi",
			also: ["TTS"],
			definition: "Yazılı bir metni seslendirme; bir insan sesine benzeyen kayıt üretir.",
		},
		en: {
			term: "text-to-speech",
			also: ["speech synthesis", "TTS"],
			definition: "Reading a written text aloud; the result is a recording that sounds like a human voice.",
		},
		forbidden: ["ses sentezi", "metinden konuşmaya"],
		related: ["voice-cloning", "mean-opinion-score"],
		tasks: ["text-to-speech"],
	},
	{
		id: "voice-cloning",
		tr: {
			term: "ses klonlama",
			definition: "Kısa bir kayıttan öğrenilen kişinin sesiyle konuşma sentezleme. O kişinin izni gerekir.",
		},
		en: {
			term: "voice cloning",
			definition:
				"Speech synthesis in the voice of a person, learned from a short recording. It needs that person's consent.",
		},
		forbidden: ["ses kopyalama"],
		related: ["text-to-speech", "personal-data"],
		tasks: ["text-to-speech"],
		explained: "everywhere",
	},
	{
		id: "phoneme",
		tr: {
			term: "sesbirim",
			definition: "Bir dilde anlam ayıran en küçük ses.",
		},
		en: {
			term: "phoneme",
			definition: "The smallest sound that tells words of a language apart.",
		},
		forbidden: ["fonem"],
		related: ["text-to-speech"],
		tasks: ["text-to-speech", "automatic-speech-recognition"],
		explained: "everywhere",
	},
	{
		id: "sampling-rate",
		tr: {
			term: "örnekleme hızı",
			definition:
				"Sesin saniyede kaç kez ölçüldüğü; konuşma modelleri çoğunlukla 16.000 hertz bekler. Yanlış hızla okunan kayıt tiz ya da boğuk duyulur ve dökümü bozulur.",
		},
		en: {
			term: "sampling rate",
			also: ["sample rate"],
			definition:
				"How many times a second sound is measured; speech models mostly expect 16,000 hertz. Read at the wrong rate, a recording sounds shrill or dull, and its transcript goes wrong.",
		},
		forbidden: ["örnekleme oranı", "örnekleme frekansı"],
		related: ["waveform"],
		tasks: ["automatic-speech-recognition", "audio-classification"],
		explained: "everywhere",
	},
	{
		id: "waveform",
		tr: {
			term: "dalga biçimi",
			definition: "Sesin zaman içindeki ölçümleri; sayılardan oluşan uzun bir dizi.",
		},
		en: {
			term: "waveform",
			definition: "The measurements of a sound over time; a long list of numbers.",
		},
		forbidden: ["dalga formu"],
		related: ["sampling-rate", "spectrogram"],
		tasks: ["audio-classification", "audio-to-audio"],
	},
	{
		id: "spectrogram",
		tr: {
			term: "spektrogram",
			definition:
				"Sesin her anında hangi frekansın ne kadar güçlü olduğunu gösteren resim. Birçok ses modeli dalga biçimini değil bunu okur.",
		},
		en: {
			term: "spectrogram",
			definition:
				"A picture of how strong each frequency is at each moment of a sound. Many audio models read this rather than the waveform.",
		},
		related: ["waveform"],
		tasks: ["audio-classification", "text-to-audio"],
		explained: "everywhere",
	},
	{
		id: "source-separation",
		tr: {
			term: "kaynak ayırma",
			definition: "Karışık bir kayıttan konuşma, davul ya da gitar gibi kaynakları ayrı seslere bölme.",
		},
		en: {
			term: "source separation",
			definition: "Splitting a mixed recording into separate sounds, such as voice, drums and guitar.",
		},
		forbidden: ["kaynak ayrıştırma"],
		related: ["noise"],
		tasks: ["audio-to-audio"],
	},
	{
		id: "wake-word",
		tr: {
			term: "uyandırma sözcüğü",
			definition: "Duyulduğunda aygıtın dinlemeye başlamasını sağlayan söz.",
		},
		en: {
			term: "wake word",
			also: ["keyword spotting"],
			definition: "A word that makes a device start listening when it is heard.",
		},
		forbidden: ["uyandırma kelimesi"],
		related: ["speech-recognition"],
		tasks: ["audio-classification"],
		explained: "everywhere",
	},
	{
		id: "signal-to-noise-ratio",
		tr: {
			term: "sinyal gürültü oranı",
			also: ["SNR"],
			definition: "İstenen sesin, istenmeyene göre ne kadar güçlü olduğu; desibel ile yazılır.",
		},
		en: {
			term: "signal-to-noise ratio",
			also: ["SNR"],
			definition: "How strong the wanted sound is against the unwanted; written in decibels.",
		},
		related: ["noise", "source-separation"],
		tasks: ["audio-to-audio"],
	},
];
