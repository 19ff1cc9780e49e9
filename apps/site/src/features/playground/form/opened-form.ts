import type { JsonSchema } from "@pusula/tasks";
import type { KeptVersions } from "./chat/versions.ts";
import { type Draft, toDraft } from "./draft/draft.ts";

/** What a task's form begins with, in place of what was kept or the example. */
export interface OpenedForm {
	/** Another number begins the form anew. */
	readonly id: number;
	/** The fields as they were typed. */
	readonly draft?: Draft | undefined;
	/** The arguments of a call; their fields become the form's. */
	readonly args?: Readonly<Record<string, unknown>> | undefined;
	/** Fields in place of the example's. */
	readonly instead?: Draft | undefined;
	/** All versions of the messages in `args`; absent where there is one of each. */
	readonly versions?: KeptVersions | undefined;
	/** Compared models, as `provider:model`; absent for those in the URL. */
	readonly compared?: readonly string[] | undefined;
}

/** The fields of an opened form, with its files; undefined where it names none, or arguments that the task cannot have. */
export function readOpened(
	schema: JsonSchema,
	{ draft, args, instead }: OpenedForm,
	example: Draft = {},
): Draft | undefined {
	if (instead) return { ...example, ...instead };
	if (draft || !args) return draft;
	try {
		return { ...toDraft(schema, args), ...Object.fromEntries(listFiles(args, [])) };
	} catch {
		return undefined;
	}
}

function listFiles(value: unknown, path: readonly string[]): readonly (readonly [string, Blob])[] {
	if (value instanceof Blob) return [[path.join("."), value]];
	if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
	return Object.entries(value).flatMap(([name, inner]) => listFiles(inner, [...path, name]));
}
