import { TASK_IDS, type TaskId, TASKS } from "@pusula/tasks";
import { wordsIn } from "../../../messages/words.ts";
import { CODE_LOCALE, type Locale } from "../../lib/locale.ts";
import type { Route } from "../../lib/urls/paths.ts";
import { compareIn } from "../../locales/forms.ts";
import {
	REFERENCE_KINDS,
	type ReferenceEntry,
	type ReferenceKind,
	type ReferencePackage,
} from "./reference.ts";

/**
 * The exports that share a page: those of one kind, or those made from the schemas of one task, which would make the
 * pages of their kinds too long to read.
 */
export type ReferencePart = { readonly entries: readonly ReferenceEntry[] } & (
	{ readonly by: "kind"; readonly id: ReferenceKind } | { readonly by: "task"; readonly id: TaskId }
);

/** The page of a part. */
export function toReferenceRoute(id: string, part: ReferencePart["id"]): Route {
	return `/docs/api/${id}/${part}/`;
}

/** Name of a part of a package: the word for its kind, or its task's name. */
export function toPartTitle(part: ReferencePart, locale: Locale): string {
	return part.by === "task" ? TASKS[part.id].names[locale] : wordsIn(locale).docs.reference.kinds[part.id];
}

/** The parts of a package: kinds in their order, then tasks in the catalogue's; entries by name. */
export function groupEntries({ entries }: ReferencePackage): readonly ReferencePart[] {
	const sorted = entries.toSorted(compareNames);
	const parts: readonly ReferencePart[] = [
		...REFERENCE_KINDS.map((id) => ({
			by: "kind" as const,
			id,
			entries: sorted.filter((entry) => entry.kind === id && !findTask(entry)),
		})),
		...TASK_IDS.map((id) => ({
			by: "task" as const,
			id,
			entries: sorted.filter((entry) => findTask(entry) === id),
		})),
	];
	return parts.filter((part) => part.entries.length > 0);
}

/** A name with the page and the place that describe it. */
export interface NameLink {
	readonly name: string;
	readonly route: Route;
	/** Its name there, which is the anchor of its entry. */
	readonly target: string;
}

/** The names that a package passes on, with the page that describes each. */
export function listPassedOn(
	{ passedOn }: ReferencePackage,
	all: readonly ReferencePackage[],
): readonly NameLink[] {
	const routes = new Map(
		all.flatMap((one) =>
			groupEntries(one).flatMap((part) =>
				part.entries.map(({ name }) => [`${one.id} ${name}`, toReferenceRoute(one.id, part.id)] as const),
			),
		),
	);
	return passedOn.toSorted(compareNames).flatMap(({ name, home, target }) => {
		const route = routes.get(`${home} ${target}`);
		return route === undefined ? [] : [{ name, route, target }];
	});
}

const TASK_NAMES = TASK_IDS.map((id) => ({ id, name: id.replaceAll("-", "") })).toSorted(
	(left, right) => right.name.length - left.name.length,
);

/** The task whose schemas an export is made from; its name begins with the task's. */
function findTask({ name, source }: ReferenceEntry): TaskId | undefined {
	if (!source.startsWith("packages/tasks/src/generated/")) return undefined;
	const lower = name.toLowerCase();
	return TASK_NAMES.find((task) => lower.startsWith(task.name))?.id;
}

function compareNames(left: { readonly name: string }, right: { readonly name: string }): number {
	return compareIn(CODE_LOCALE)(left.name, right.name);
}
