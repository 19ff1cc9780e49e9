import { TASKS } from "@pusula/tasks";
import { listPageModels } from "../../../facts/page-models.ts";
import { toModelsRoute } from "../../../facts/task-order.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/paths.ts";
import type { HubModels } from "./hub-models.ts";
import { listFolder, type WrittenPage } from "./sources.ts";

/** The models of the hub by task; each is with the first task that names it. */
export function listHubModels(pages: readonly WrittenPage[], locale: Locale): readonly HubModels[] {
	const articles = new Map(listFolder(pages, "tasks").map(({ name, body }) => [name, body]));
	const taken = new Set<string>();
	return Object.values(TASKS)
		.map(({ id }) => {
			const ids = listPageModels(id, undefined, articles.get(id) ?? "")
				.map((model) => model.id)
				.filter((model) => !taken.has(model));
			for (const model of ids) taken.add(model);
			return {
				page: toHref(toModelsRoute(id), locale),
				ids: ids.join(" "),
			};
		})
		.filter(({ ids }) => ids !== "");
}
