import { SITE_PAGES } from "../../src/lib/urls/site-pages.ts";

/** One URL of every page template, in Turkish. Pages of the site are named after their route. */
const TEMPLATES = {
	home: "/",
	"Transformers index": "/docs/transformers/",
	guide: "/docs/how-to/structured-output/",
	"guide with a program": "/docs/transformers/fine-tuning/",
	"language model": "/docs/concepts/inside-a-language-model/",
	"API package": "/docs/api/tasks/",
	"API entries": "/docs/api/inference/functions/",
	"task with labels": "/tasks/text-classification/",
	"task with tokens": "/tasks/token-classification/",
	"task with tables": "/tasks/tabular-classification/",
	"task with pictures": "/tasks/object-detection/",
	"task with code": "/tasks/text-to-image/",
	"models of a task": "/tasks/text-classification/models/",
	"task without example": "/tasks/graph-ml/",
	provider: "/providers/fal-ai/",
	error: "/errors/timeout/",
	search: "/search/",
	...Object.fromEntries(SITE_PAGES.map(({ route }) => [route.slice(1, -1).replaceAll("-", " "), route])),
};

/** Every template in both languages, by name. */
export const PAGES: readonly (readonly [name: string, path: string])[] = Object.entries(TEMPLATES).flatMap(
	([name, path]) => [
		[`${name} (tr)`, path] as const,
		[`${name} (en)`, path === "/" ? "/en/" : `/en${path}`] as const,
	],
);

/** Every template, and the pages that replace others and so have no URL of their own. */
export const ALL_PAGES: typeof PAGES = [
	...PAGES,
	["offline (tr)", "/offline/"],
	["offline (en)", "/en/offline/"],
	["not found (tr)", "/404.html"],
	["not found (en)", "/en/404.html"],
];
