import { PROVIDERS } from "@pusula/inference";
import { TASK_IDS } from "@pusula/tasks";
import { listFiles } from "./list-files.ts";
import type { Prose, ProsePage } from "./prose.ts";

const PAGES = "apps/site/src/pages/[...locale]";

/**
 * Whether the site has a route: pages with a file of their own, and what the pages with parameters make of tasks, providers and
 * content. Routes of the API reference are made from the packages at build time; there the end-to-end run follows links.
 */
export async function readRoutes(root: string, pages: readonly ProsePage[]): Promise<Prose["isRoute"]> {
	const files = await listFiles(root, PAGES, /\.astro$/);
	const templates = files.map((file) =>
		file.slice(PAGES.length + 1).replace(/(?:^|\/)?index\.astro$|\.astro$/, ""),
	);
	const known = new Set([
		...templates.filter((name) => !name.includes("[")).map(toRoute),
		...TASK_IDS.map((id) => `/tasks/${id}/`),
		...Object.keys(PROVIDERS).map((id) => `/providers/${id}/`),
	]);
	const isReference = templates.some((name) => name.startsWith("docs/api/"));
	return (route, locale) =>
		known.has(route) ||
		(isReference && route.startsWith("/docs/api/")) ||
		pages.some((page) => page.locale === locale && toRoute(page.name) === route);
}

function toRoute(name: string): string {
	return name ? `/${name}/` : "/";
}
