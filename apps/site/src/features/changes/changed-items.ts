import { TASKS } from "@pusula/tasks";
import { findKnownProvider } from "../../facts/providers/known-providers.ts";
import { GLOSSARY } from "../../../content/glossary/index.ts";
import type { DataArea } from "../../facts/changes/change.ts";
import type { ChangedItem } from "./changes-page.tsx";
import { listLibraries, toLibraryAnchor } from "../../facts/libraries/library-facts.ts";
import { toProviderRoute } from "../../facts/providers/provider-route.ts";
import { toTaskRoute } from "../../facts/tasks/task-order.ts";
import { listSupportedModels } from "../../facts/models/models.ts";
import type { Locale } from "../../lib/locale.ts";
import { type Route, toHref } from "../../lib/urls/paths.ts";
import { toTermHref } from "../../lib/urls/term-url.ts";

/** The page that shows an area of the data whole. */
export const AREA_ROUTES: Readonly<Record<DataArea, Route>> = {
	tasks: "/tasks/",
	providers: "/providers/",
	models: "/docs/transformers/",
	libraries: "/libraries/",
	glossary: "/glossary/",
};

const FINDERS: Readonly<Record<DataArea, (id: string, locale: Locale) => ChangedItem | undefined>> = {
	tasks: (id, locale) => {
		const task = Object.values(TASKS).find((one) => one.id === id);
		return task && { title: task.names[locale], href: toHref(toTaskRoute(task.id), locale) };
	},
	providers: (id, locale) => {
		const provider = findKnownProvider(id);
		return provider && { title: provider.name, href: toHref(toProviderRoute(id), locale) };
	},
	models: (id) => listSupportedModels().find(({ name }) => name === id) && { title: id },
	libraries: (id, locale) => {
		const library = listLibraries(locale).find(
			({ key, kind }) => id === (kind === "models" ? key : `datasets/${key}`),
		);
		if (!library) return undefined;
		return {
			title: library.name,
			href: `${toHref(AREA_ROUTES.libraries, locale)}#${toLibraryAnchor(library)}`,
		};
	},
	glossary: (id, locale) => {
		const term = GLOSSARY.find((one) => one.id === id);
		return term && { title: term[locale].term, href: toTermHref(term, locale) };
	},
};

/** Name and page of a part of the data; the id alone for what is no longer there. */
export function nameChangedItem(area: DataArea, id: string, locale: Locale): ChangedItem {
	return FINDERS[area](id, locale) ?? { title: id };
}
