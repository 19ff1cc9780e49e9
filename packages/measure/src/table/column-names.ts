import type { CallableTaskId } from "@pusula/tasks";

/** Names of columns that only number the rows. */
export const IDS = ["id", "index", "no", "sıra", "sira", "row", "satır"];
/** Names of columns that hold the input of any task. */
export const COMMON_INPUTS = [
	"text",
	"metin",
	"sentence",
	"cümle",
	"cumle",
	"input",
	"girdi",
	"inputs",
	"prompt",
	"yorum",
	"review",
	"content",
	"içerik",
	"message",
	"mesaj",
];
/** Names of columns that hold the right answers of any task. */
export const COMMON_ANSWERS = [
	"label",
	"etiket",
	"expected",
	"beklenen",
	"answer",
	"cevap",
	"yanıt",
	"gold",
	"target",
	"hedef",
	"class",
	"sınıf",
	"doğru",
	"output",
	"category",
	"kategori",
];

const PICTURES = ["image", "picture", "photo", "resim", "görüntü", "fotoğraf"];
const SOUNDS = ["audio", "sound", "recording", "ses", "kayıt"];
const PLAIN_FILES = ["file", "file_name", "filename", "path", "dosya"];

/** Names of columns that hold names of files. */
export const FILE_NAMES = [...PICTURES, ...SOUNDS, ...PLAIN_FILES];
const BOXES = ["objects", "nesneler", "boxes", "kutular"];
const TRANSCRIPTS = ["transcript", "transcription", "döküm", "sentence", "cümle"];

/** Names of columns by the names of the fields that they hold. */
export const FIELD_NAMES: Readonly<Record<string, readonly string[]>> = {
	question: ["question", "soru"],
	context: ["context", "bağlam", "paragraf", "passage"],
	query: ["query", "question", "soru"],
	table: ["table", "tablo"],
	candidate_labels: ["candidate_labels", "labels", "etiketler", "choices"],
	source_sentence: ["source_sentence", "sentence1", "text1", "source", "cümle1"],
	sentences: ["sentences", "sentence2", "text2", "target", "cümle2"],
	messages: ["messages", "prompt", "question", "soru", ...COMMON_INPUTS],
	inputs: [...COMMON_INPUTS, "source", "kaynak", "document", "belge", "article", "question", "soru", "tr"],
};

/** Names of the columns of right answers, for tasks in which others than the common ones are likely. */
export const EXPECTED_NAMES: { readonly [Task in CallableTaskId]?: readonly string[] } = {
	"token-classification": ["entities", "varlıklar", "spans", "ner"],
	summarization: ["summary", "özet", "highlights", ...COMMON_ANSWERS],
	translation: ["translation", "çeviri", "en", "target", "hedef", ...COMMON_ANSWERS],
	"sentence-similarity": ["score", "similarity", "puan", "benzerlik", "grades", "notlar", ...COMMON_ANSWERS],
	"object-detection": [...BOXES, ...COMMON_ANSWERS],
	"automatic-speech-recognition": [...TRANSCRIPTS, "text", "metin", ...COMMON_ANSWERS],
	"image-to-text": ["caption", "text", "metin", "açıklama", ...COMMON_ANSWERS],
};

/** Columns that only one task has, the surest first. */
export const TASK_SIGNS: readonly {
	readonly task: CallableTaskId;
	readonly signs: readonly (readonly string[])[];
}[] = [
	{ task: "object-detection", signs: [BOXES] },
	{ task: "automatic-speech-recognition", signs: [[...SOUNDS, ...PLAIN_FILES], TRANSCRIPTS] },
	{ task: "visual-question-answering", signs: [PICTURES, ["question", "soru"]] },
	{ task: "audio-classification", signs: [SOUNDS, COMMON_ANSWERS] },
	{ task: "image-classification", signs: [PICTURES, COMMON_ANSWERS] },
	{
		task: "question-answering",
		signs: [
			["question", "soru"],
			["context", "bağlam", "paragraf"],
		],
	},
	{ task: "token-classification", signs: [["entities", "varlıklar", "spans", "ner"]] },
	{ task: "summarization", signs: [["summary", "özet", "highlights"]] },
	{
		task: "translation",
		signs: [
			["translation", "çeviri", "tr"],
			["source", "kaynak", "text", "metin", "en"],
		],
	},
	{
		task: "sentence-similarity",
		signs: [
			["score", "similarity", "puan", "benzerlik"],
			["sentence1", "source_sentence", "cümle1"],
		],
	},
	{ task: "conversational", signs: [["prompt", "question", "soru", "messages"], COMMON_ANSWERS] },
];
