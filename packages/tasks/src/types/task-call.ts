import type { SchemaTaskId, TaskId } from "./generated/task-ids.ts";
import type { LocalizedText, OutputKind } from "./task.ts";

/**
 * What a task's folder says about calling it, in `call.ts`. A folder without that file is a task that the client cannot
 * call. The rest of the task's row follows from the folder's name, its schemas and its facts.
 */
export interface TaskCall {
	/** Id that the hub and the client know the task by. Default: the name of the folder. */
	readonly id?: string;
	/** Where a task is explained that has no page of its own, with what a page would say. */
	readonly partOf?: TaskPart;
	/** Name of a file that holds the result. Needed where the result is one file, and only there. */
	readonly file?: string;
	/** The caller may choose the form of the result by `outputType`. */
	readonly hasOutputType?: true;
	/** The client returns the first entry of the list that the output schema describes. */
	readonly returnsBest?: true;
	/** Models to try the task with, the first one first. Default: those of the page. */
	readonly models?: readonly string[];
	/** Other tasks of the catalogue whose models are called as this one, with examples of their own. Default: none. */
	readonly alsoCalls?: readonly TaskId[];
	/** Which language models it calls, of those of its page. Default: every model. */
	readonly calls?: LanguageModelKind;
	/** Field of the result that holds the written text, where code prints that alone. Default: the whole result. */
	readonly textField?: string;
	/** Fields of `inputs` that services know by another name than the published types. Default: none. */
	readonly serviceNames?: Readonly<Record<string, string>>;
	/** What the client's function does, takes and returns: its docstring, in English. */
	readonly docs: string;
	/** The same of the function that streams. Needed beside a `stream-output.schema.json`, and only there. */
	readonly streamDocs?: string;
}

/** `base`: continues a text. `chat`: was tuned to follow instructions. */
export type LanguageModelKind = "base" | "chat";

/** A task that is explained as a part of another one's page. */
export interface TaskPart {
	/** Id of the task whose page it is a part of. */
	readonly page: TaskId;
	readonly names: LocalizedText;
	readonly outputKind: OutputKind;
	/** The model that code calls in each language. Default: that of the page. */
	readonly snippetModels?: LocalizedText;
}

/**
 * Where the result of a call is found, and so how the client runs it:
 *
 * - `plain`: in the reply itself
 * - `files`: in the reply, which may name files or be the ticket of a queue; the caller sends files
 * - `media`: one file, in the reply, at a URL in it, or behind a queue
 */
export type ResultKind = "plain" | "files" | "media";

/** The row of a task that the client can call. */
export interface CallableTask {
	/** Name of the client's function. The one that streams has `Stream` behind it. */
	readonly method: string;
	/** Key of the task's schemas and example. */
	readonly schemas: SchemaTaskId;
	/** The catalogue's task that explains it, under which the hub and the model table list its models. */
	readonly page: TaskId;
	/** Name, where it is not that of the page. */
	readonly names?: LocalizedText;
	/** The model that code calls in each language, where it is not that of the page. */
	readonly snippetModels?: LocalizedText;
	/** Models to try the task with, where they are not those of the page. */
	readonly models?: readonly string[];
	/** Other tasks of the catalogue whose models are called as this one. */
	readonly alsoCalls?: readonly TaskId[];
	/** Which language models it calls, of those of its page; absent where it calls every model. */
	readonly calls?: LanguageModelKind;
	/** Field of the result that holds the written text, where code prints that alone. */
	readonly textField?: string;
	/** Fields of `inputs` that services know by another name, and that name. */
	readonly serviceNames?: Readonly<Record<string, string>>;
	readonly outputKind: OutputKind;
	readonly result: ResultKind;
	/** Name of a file that holds the result; present where that is one file. */
	readonly file?: string;
	/** There is a function that streams. */
	readonly streams?: true;
	/** The caller may choose the form of the result by `outputType`. */
	readonly hasOutputType?: true;
	/** The client returns the first entry of the list that the output schema describes. */
	readonly returnsBest?: true;
}

/** What the client's functions for a task do, take and return, in English. */
export interface CallDocs {
	/** Of the function that resolves with the whole result. */
	readonly call: string;
	/** Of the function that streams; absent for a task without one. */
	readonly stream?: string;
}
