import type { TaskId } from "./generated/task-ids.ts";
import type { JsonValue } from "./json-schema.ts";
import type { Locale } from "./locales.ts";

/** One text in each language. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** Domain a task belongs to. */
export type Modality = "nlp" | "audio" | "cv" | "multimodal" | "rl" | "tabular" | "other";

/** A domain with its place among the others and its name. */
export interface ModalityEntry {
	readonly id: Modality;
	/** Place in lists, from 0. */
	readonly order: number;
	readonly names: LocalizedText;
}

/** Colour in which a task is drawn. */
export type TaskColor = "orange" | "blue" | "green" | "yellow" | "indigo" | "red";

/**
 * Form of a task's result; what a viewer is chosen by.
 *
 * - `text`: one text
 * - `chat`: a message, possibly streamed
 * - `labels`: a score for each label
 * - `fillings`: candidates for a gap, with scores
 * - `answers`: ranked answers
 * - `spans`: labelled stretches of a text
 * - `boxes`: labelled rectangles in a picture
 * - `masks`: labelled areas in a picture
 * - `points`: places in a picture
 * - `media`: one picture, sound, video or 3D object
 * - `sounds`: several labelled sounds
 * - `vector`: numbers that represent the input
 * - `pairs`: a number for each text or page compared with the query
 * - `table`: a value for each row
 * - `other`: none of these
 */
export type OutputKind =
	| "text"
	| "chat"
	| "labels"
	| "fillings"
	| "answers"
	| "spans"
	| "boxes"
	| "masks"
	| "points"
	| "media"
	| "sounds"
	| "vector"
	| "pairs"
	| "table"
	| "other";

/** A narrower kind of a task. */
export interface Subtask {
	/** Id of the subtask, unique within its task. */
	readonly type: string;
	/** English name, as the source catalogue writes it. */
	readonly name: string;
	readonly names: LocalizedText;
}

/** A task of the catalogue: what lists, menus and viewers need. */
export interface Task {
	/** Id of the task: `fill-mask`. */
	readonly id: TaskId;
	/** English name, as the source catalogue writes it. */
	readonly name: string;
	readonly names: LocalizedText;
	readonly modality: Modality;
	readonly color: TaskColor;
	/** Order in the catalogue; spaced by ten so that a task can be put between two others. */
	readonly position: number;
	readonly outputKind: OutputKind;
	readonly subtasks?: readonly Subtask[];
	/** Not offered as a filter for models. */
	readonly hideInModels: boolean;
	/** Not offered as a filter for data sets. */
	readonly hideInDatasets: boolean;
}

/** A model, data set, space or metric worth knowing for a task. */
export interface TaskResource {
	/** Hub id (`owner/name`), or the name of a metric. */
	readonly id: string;
	/** Why it is listed. */
	readonly description?: LocalizedText;
}

/** One value in a demo. File names are relative to the task's own folder of demo files. */
export type DemoEntry =
	| { readonly type: "text"; readonly label: string; readonly content: string }
	| { readonly type: "img"; readonly filename: string; readonly alt: string }
	| { readonly type: "audio"; readonly filename: string; readonly transcript: string }
	| { readonly type: "chart"; readonly data: readonly { readonly label: string; readonly score: number }[] }
	| {
			readonly type: "tabular";
			/** The names of the columns, then the rows. */
			readonly table: readonly (readonly string[])[];
			/** Row and column, from 0, of each cell that the answer was taken from. Default: none. */
			readonly marked?: readonly (readonly number[])[];
	  }
	| { readonly type: "text-with-tokens"; readonly text: string; readonly tokens: readonly DemoToken[] };

/** A labelled stretch of a demo text: `text.slice(start, end)`. */
export interface DemoToken {
	/** What the stretch is: `PER`, `LOC`. */
	readonly type: string;
	/** Index of its first character, in UTF-16 units. */
	readonly start: number;
	/** Index behind its last character, in UTF-16 units. */
	readonly end: number;
}

/** What goes in and what comes out, in one language. Both lists are empty when the task has no demo. */
export interface Demo {
	readonly inputs: readonly DemoEntry[];
	readonly outputs: readonly DemoEntry[];
	/** Where its output comes from; absent where both were made by hand. */
	readonly origin?: ExampleOrigin;
}

/** The model that gave an example's output, and the page that both were taken from. */
export interface ExampleOrigin {
	/** Hub id of the model. */
	readonly model: string;
	/** URL of the page that shows the input and what the model gave for it. */
	readonly source: string;
}

/** What is known about a task beside its catalogue entry. */
export interface TaskInfo {
	/** What the task does, in two or three sentences. */
	readonly summary: LocalizedText;
	readonly demo: Readonly<Record<Locale, Demo>>;
	readonly datasets: readonly TaskResource[];
	readonly metrics: readonly TaskResource[];
	readonly models: readonly TaskResource[];
	readonly spaces: readonly TaskResource[];
	/** Models to try the task with. */
	readonly widgetModels: readonly string[];
	/** The model that code for the task calls in each language; absent where the first of the others fits both. */
	readonly snippetModels?: Readonly<Record<Locale, string>>;
	/** Id of a video that explains the task. */
	readonly youtubeId?: string;
	/** Broader task that this one is a case of. */
	readonly canonicalId?: TaskId;
	/** Whether this entry lists no models, data sets, metrics or spaces. The table of models may still have some for the task. */
	readonly isPlaceholder: boolean;
}

/** Input of a call as JSON. Fields whose schema has `x-media` hold the name of a demo file. */
export type ExampleInput = { readonly [field: string]: JsonValue };

/** A call and its right result. Files are those of the task's demo, by name. */
export interface Example {
	/** The fields of the call beside `model` and `provider`. */
	readonly input: ExampleInput;
	/** What is right for that input, in the form of the output schema. Made by hand, unless `origin` names a model. */
	readonly output: JsonValue;
	/** The model that gave the output; absent where it was made by hand. */
	readonly origin?: ExampleOrigin;
	/** The page that shows the example, where it is not that of the task. */
	readonly page?: TaskId;
}

/** Examples in each language; the first is the one that a task's own page shows. */
export type TaskExamples = Readonly<Record<Locale, readonly [Example, ...Example[]]>>;

/** A machine-learning library that models or data sets are published for. */
export interface Library {
	/** Id of the library: `transformers`. */
	readonly key: string;
	/** Name as its makers write it. */
	readonly name: string;
	/** URL of the source code. */
	readonly repoUrl: string;
	/** Where its documentation begins; absent where the catalogue names none. */
	readonly docsUrl?: string;
	/** `specification`: in the catalogue of May 2025. `later`: added after. */
	readonly since: "specification" | "later";
	/** Offered as a filter for models. */
	readonly isFilter?: true;
}

/** Ids of tasks by the key of the library that its models do, in the order of the catalogue. */
export type LibraryTasks = Readonly<Record<string, readonly TaskId[]>>;
