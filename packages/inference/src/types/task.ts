import type { OutputTypeTask, StreamTable, TaskTable } from "./generated/task-table.ts";
import type { ImageResult, Media, OutputType } from "./output.ts";

/** Id of a task the client can run. */
export type ClientTask = keyof TaskTable;

/** Id of a task that can be streamed. */
export type StreamTask = keyof StreamTable;

/** What a caller sends for a task, beside the routing fields. */
export type TaskFields<T extends ClientTask> = TaskTable[T]["args"];

/** What a caller gets for a task. */
export type TaskOutput<T extends ClientTask> = TaskTable[T]["output"];

/** What a caller gets for a task and an output type: the task's output, unless its form can be chosen. */
export type CallOutput<
	T extends ClientTask,
	O extends OutputType | undefined = undefined,
> = T extends OutputTypeTask ? ImageResult<O> : TaskOutput<T>;

/** What a caller gets for a task whose id is a value: unknown where the id is only known as a string. */
export type OutputFor<T extends string, O extends OutputType | undefined = undefined> = T extends ClientTask
	? CallOutput<T, O>
	: unknown;

/** One chunk of a task's stream. */
export type TaskChunk<T extends StreamTask> = StreamTable[T];

/** One chunk of the stream of a task whose id is a value: unknown where the id is only known as a string. */
export type ChunkFor<T extends string> = T extends StreamTask ? TaskChunk<T> : unknown;

/** Input of an adapter for a task: the caller's fields with every file as a Blob. */
export type AdapterInput<T extends ClientTask> = TaskTable[T]["input"];

/** What an adapter returns for a task: media before it takes the caller's form, else the output itself. */
export type AdapterOutput<T extends ClientTask> = TaskTable[T]["output"] extends Blob
	? Media
	: TaskTable[T]["output"];
