import { DATASET_LIBRARIES, type Library, LIBRARIES, LIBRARY_TASKS, TASK_INFO, TASKS } from "@pusula/tasks";
import type { KnownProvider } from "../../facts/providers/known-providers.ts";
import { GLOSSARY } from "../../../content/glossary/index.ts";
import { describeTasks, listProviders } from "../../facts/providers/provider-facts.ts";
import { toProviderRoute } from "../../facts/providers/provider-route.ts";
import { toModelUrl } from "../../facts/models/hub-links.ts";
import { toPages } from "./pages-of.ts";

/** Every model that the catalogue recommends or tries a task with, by id, with the tasks it is named for. */
export function listModelDocuments(): readonly object[] {
	const uses = new Map<string, object[]>();
	for (const { id: task } of Object.values(TASKS)) {
		const { models, widgetModels } = TASK_INFO[task];
		const reasons = new Map(models.map(({ id, description }) => [id, description]));
		for (const id of new Set([...reasons.keys(), ...widgetModels])) {
			uses.set(id, [...(uses.get(id) ?? []), { task, reason: reasons.get(id) }]);
		}
	}
	return [...uses]
		.toSorted(([a], [b]) => (a < b ? -1 : 1))
		.map(([id, tasks]) => ({ id, url: toModelUrl(id), tasks }));
}

/** Every library for models and for data sets, by key, with the tasks it serves where the catalogue names them. */
export function listLibraryDocuments(): readonly object[] {
	const toDocument = (library: Library, kind: "model" | "dataset"): object => ({
		...library,
		kind,
		tasks: kind === "model" ? (LIBRARY_TASKS[library.key] ?? []) : [],
	});
	return [
		...Object.values(LIBRARIES).map((library) => toDocument(library, "model")),
		...Object.values(DATASET_LIBRARIES).map((library) => toDocument(library, "dataset")),
	];
}

/** Every provider of the client by name: hosts, authentication, state, and each task with what becomes of its fields. */
export function listProviderDocuments(site: URL | undefined): readonly object[] {
	return listProviders().map((provider) => toProviderDocument(provider, site));
}

/** Every term of the glossary: its word and definition in both languages. */
export function listGlossaryDocuments(): readonly object[] {
	return GLOSSARY.map(
		({ forbidden: _forbidden, explained: _explained, related = [], tasks = [], ...term }) => ({
			...term,
			related,
			tasks,
		}),
	);
}

function toProviderDocument(provider: KnownProvider, site: URL | undefined): object {
	const { id, name, docs, host, auth, headers = {}, hubOrg, lifecycle } = provider;
	return {
		id,
		name,
		docs,
		host: host.startsWith("/") ? null : host,
		auth: auth ?? { header: "Authorization", prefix: "Bearer " },
		headers,
		...(hubOrg !== undefined && { hubOrg }),
		lifecycle,
		isRouted: !provider.clientSideOnly,
		refusesBrowsers: provider.browser === false,
		tasks: describeTasks(provider).map(({ direct = null, routed = null, ...task }) => ({
			...task,
			direct,
			routed,
		})),
		pages: toPages(toProviderRoute(id), site),
	};
}
