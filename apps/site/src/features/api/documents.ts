import { TASKS } from "@pusula/tasks";
import { listChangeDays } from "../../facts/changes/change-log.ts";
import { toFileHref } from "../../lib/urls/file-href.ts";
import {
	listGlossaryDocuments,
	listLibraryDocuments,
	listModelDocuments,
	listProviderDocuments,
} from "./list-documents.ts";
import { SCHEMAS, type SchemaName } from "./schemas.ts";
import { describeTask, listTaskEntries } from "./task-documents.ts";

/** A document of the site for programs. */
export interface ApiDocument {
	/** Path below `/api/`, without an extension: `tasks`, `tasks/text-to-image`. */
	readonly path: string;
	readonly schema: SchemaName;
	readonly value: unknown;
}

/** All data of the site, as values: each has a schema of its own. */
export function listApiDocuments(site: URL | undefined): readonly ApiDocument[] {
	return [
		{ path: "tasks", schema: "tasks", value: listTaskEntries(site) },
		...Object.values(TASKS).map((task) => ({
			path: `tasks/${task.id}`,
			schema: "task" as const,
			value: describeTask(task, site),
		})),
		{ path: "models", schema: "models", value: listModelDocuments() },
		{ path: "libraries", schema: "libraries", value: listLibraryDocuments() },
		{ path: "providers", schema: "providers", value: listProviderDocuments(site) },
		{ path: "glossary", schema: "glossary", value: listGlossaryDocuments() },
		{ path: "changes", schema: "changes", value: listChangeDays() },
	];
}

/** The files that are served under `/api/`, by path: each document as `<path>.json`, each schema under `schemas/`. */
export function listApiFiles(site: URL | undefined): ReadonlyMap<string, string> {
	const documents = listApiDocuments(site).map(({ path, value }) => [`${path}.json`, toJson(value)] as const);
	const schemas = Object.entries(SCHEMAS).map(([name, schema]) => {
		const path = `schemas/${name}.json`;
		const href = toFileHref(`/api/${path}`);
		const $id = site ? new URL(href, site).href : href;
		return [
			path,
			toJson({ $schema: "https://json-schema.org/draft/2020-12/schema", $id, ...schema }),
		] as const;
	});
	return new Map([...documents, ...schemas]);
}

function toJson(value: unknown): string {
	return `${JSON.stringify(value)}\n`;
}
