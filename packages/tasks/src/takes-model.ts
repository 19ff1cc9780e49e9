import type { Model } from "./types/model.ts";
import type { LanguageModelKind } from "./types/task-call.ts";

/** What a call says of the models that it takes: the fields of that name of its `CallableTask`. */
export interface CallTarget {
	/** Id of the task that the page is about. */
	readonly page: string;
	/** Ids of other tasks whose models are called as this one. Default: none. */
	readonly alsoCalls?: readonly string[] | undefined;
	readonly calls?: LanguageModelKind | undefined;
}

/**
 * Whether a call is for a model: one made for the call's task, and of the kind of language models that it calls.
 * @param call What the task's row in `CALLABLE_TASKS` says of its models.
 * @param model A model of the table, or its tasks.
 * @example
 * takesModel({ page: "fill-mask" }, { tasks: ["fill-mask"] }); // true
 */
export function takesModel(
	{ page, alsoCalls = [], calls }: CallTarget,
	{ tasks, base }: Pick<Model, "tasks" | "base">,
): boolean {
	const isOfKind = calls === undefined || calls === (base ? "base" : "chat");
	return isOfKind && tasks.some((made) => made === page || alsoCalls.includes(made));
}
