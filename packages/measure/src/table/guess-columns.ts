import type { CallableTaskId } from "@pusula/tasks";
import { EVALUATIONS } from "../evaluate/evaluations.ts";
import { type InputField, listFields } from "../fields/list-fields.ts";
import type { Table } from "./read-table.ts";

/** Columns of a table by what they hold: the fields of a call, and the right answers. */
export interface ColumnPlan {
	/** Columns by the names of the fields that they hold. */
	readonly fields: Readonly<Record<string, string>>;
	/** Column of the right answers; undefined where none is left for them. */
	readonly expected: string | undefined;
}

/** The fields of a task that a table has to fill: those without which a call is refused. */
export function listNeededFields(task: CallableTaskId): readonly InputField[] {
	return listFields(task).filter(({ isNeeded }) => isNeeded);
}

/** The tasks whose results can be judged against right answers. */
export function listMeasuredTasks(): readonly CallableTaskId[] {
	return Object.keys(EVALUATIONS) as CallableTaskId[]; // the table's keys
}

/** Whether the rows of a task name files beside the table: pictures or sounds. */
export function needsFiles(task: CallableTaskId): boolean {
	return listNeededFields(task).some(({ kind }) => kind === "file");
}

/** A task that fits the names of the columns: one with columns that only it needs, else text classification. */
export function guessTask({ columns }: Pick<Table, "columns">): CallableTaskId {
	const found = TASK_SIGNS.find(({ signs }) =>
		signs.every((sign) => columns.some((name) => fits(name, sign))),
	);
	return found?.task ?? "text-classification";
}

/**
 * Columns that seem to hold the fields and the right answers of a task: by their names, then the right answers in the
 * column with the fewest different cells for labels, and the input in the one with the longest texts.
 */
export function guessColumns(
	task: CallableTaskId,
	{ columns, rows }: Pick<Table, "columns" | "rows">,
): ColumnPlan {
	const needed = listNeededFields(task);
	const taken = new Set<string>();
	const take = (column: string | undefined): string | undefined => {
		if (column !== undefined) taken.add(column);
		return column;
	};
	const free = (): readonly string[] => columns.filter((name) => !taken.has(name) && !fits(name, IDS));
	const byName = (names: readonly string[]): string | undefined => free().find((name) => fits(name, names));

	const exact = needed.map((field) => [field, take(free().find((name) => name === field.name))] as const);
	const answer = take(byName(EXPECTED_NAMES[task] ?? COMMON_ANSWERS));
	const named = exact.map(([field, column]) => [field.name, column ?? take(byName(namesOf(field)))] as const);
	const lengths = new Map(columns.map((name) => [name, meanLength(rows, name)]));
	const long = (): string | undefined =>
		free().toSorted((one, other) => (lengths.get(other) ?? 0) - (lengths.get(one) ?? 0))[0];
	const isLabels = EVALUATIONS[task]?.kind === "labels";
	const few = (): string | undefined =>
		free().toSorted((one, other) => countKinds(rows, one) - countKinds(rows, other))[0];
	const expectsMore = named.filter(([name, column]) => column === undefined && name !== "candidate_labels");
	const expected = answer ?? (isLabels && free().length > expectsMore.length ? take(few()) : undefined);
	const fields = named.flatMap(([name, column]): [string, string][] => {
		const found = column ?? (name === "candidate_labels" ? undefined : take(long()));
		return found === undefined ? [] : [[name, found]];
	});
	return { fields: Object.fromEntries(fields), expected: expected ?? take(free().at(-1)) };
}

function namesOf({ name, kind }: InputField): readonly string[] {
	return kind === "file" ? FILE_NAMES : (FIELD_NAMES[name] ?? COMMON_INPUTS);
}

const IDS = ["id", "index", "no", "sıra", "sira", "row", "satır"];
const COMMON_INPUTS = [
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
const COMMON_ANSWERS = [
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
const FILE_NAMES = [...PICTURES, ...SOUNDS, ...PLAIN_FILES];
const BOXES = ["objects", "nesneler", "boxes", "kutular"];
const TRANSCRIPTS = ["transcript", "transcription", "döküm", "sentence", "cümle"];

/** Names of columns by the names of the fields that they hold. */
const FIELD_NAMES: Readonly<Record<string, readonly string[]>> = {
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
const EXPECTED_NAMES: { readonly [Task in CallableTaskId]?: readonly string[] } = {
	"token-classification": ["entities", "varlıklar", "spans", "ner"],
	summarization: ["summary", "özet", "highlights", ...COMMON_ANSWERS],
	translation: ["translation", "çeviri", "en", "target", "hedef", ...COMMON_ANSWERS],
	"sentence-similarity": ["score", "similarity", "puan", "benzerlik", "grades", "notlar", ...COMMON_ANSWERS],
	"object-detection": [...BOXES, ...COMMON_ANSWERS],
	"automatic-speech-recognition": [...TRANSCRIPTS, "text", "metin", ...COMMON_ANSWERS],
	"image-to-text": ["caption", "text", "metin", "açıklama", ...COMMON_ANSWERS],
};

/** Columns that only one task has, the surest first. */
const TASK_SIGNS: readonly {
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

function fits(column: string, names: readonly string[]): boolean {
	const own = column.trim().toLocaleLowerCase("tr");
	return names.includes(own) || names.includes(column.trim().toLowerCase());
}

function meanLength(rows: Table["rows"], column: string): number {
	const some = rows.slice(0, LOOKED_AT);
	return some.reduce((sum, { cells }) => sum + toText(cells[column]).length, 0) / Math.max(1, some.length);
}

function countKinds(rows: Table["rows"], column: string): number {
	return new Set(rows.slice(0, LOOKED_AT).map(({ cells }) => toText(cells[column]))).size;
}

function toText(cell: unknown): string {
	return typeof cell === "string" ? cell : (JSON.stringify(cell) ?? "");
}

/** Rows from whose cells a column is guessed. */
const LOOKED_AT = 200;
