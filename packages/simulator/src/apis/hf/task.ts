import type { JsonValue } from "@pusula/tasks";
import type { Bytes } from "../../media/bytes.ts";
import type { Check, Fields } from "../../rules/checks.ts";
import type { Reply } from "../../rules/dialect.ts";
import type { ModelFacts } from "../../state/model-facts.ts";
import type { State } from "../../state/state.ts";

/** The parsed request of a text task. */
export interface TaskRequest {
	readonly inputs: unknown;
	readonly parameters: Readonly<Record<string, unknown>>;
	readonly state: State;
	/** What the model has to be given; empty for one that is not known. */
	readonly facts: ModelFacts;
	/** The right result, where the input is that of an example. */
	readonly known: JsonValue | undefined;
}

/** A task whose request is `{ inputs, parameters }`: the checks of it, and its result: that of an example, or a sample. */
export interface BodyTask<Result> {
	readonly inputs: Check;
	readonly parameters?: Fields;
	/** Settings beside `inputs`. */
	readonly beside?: Fields;
	/** True when the request makes no sense without `parameters`. */
	readonly needsParameters?: true;
	readonly run: (request: TaskRequest) => Result;
}

/** A task on texts or tables; its result is JSON. */
export type TextTask = BodyTask<unknown>;

/** A task with a picture or sound in or out. */
export type ObjectTask = BodyTask<Reply>;

/** A task that takes a file: raw bytes, or base64 in `inputs` with `parameters` beside it. */
export interface FileTask {
	/** Allowed content types of raw bytes. */
	readonly types: RegExp;
	readonly parameters: Fields;
	readonly run: (request: TaskRequest & { readonly inputs: Bytes }) => Reply;
}

/** Settings of a request; empty when it has none. */
export type Settings = Readonly<Record<string, unknown>>;
