import type { Model } from "./model.ts";
import type { LanguageModelKind } from "./types/task-call.ts";

/** What a call says of the models that it takes: the fields of that name of its `CallableTask`. */
export interface CallTarget {
	readonly page: string;
	readonly alsoCalls?: readonly string[] | undefined;
	readonly calls?: LanguageModelKind | undefined;
}

/** Whether a call is for a model: one made for the call's task, and of the kind of language models that it calls. */
export function takesModel(
	{ page, alsoCalls = [], calls }: CallTarget,
	{ tasks, base }: Pick<Model, "tasks" | "base">,
): boolean {
	const isOfKind = calls === undefined || calls === (base ? "base" : "chat");
	return isOfKind && tasks.some((made) => made === page || alsoCalls.includes(made));
}
