/** One address of every page template, in Turkish. */
const TEMPLATES = {
	home: "/",
	documentation: "/docs/",
	"Transformers index": "/docs/transformers/",
	guide: "/docs/how-to/structured-output/",
	tasks: "/tasks/",
	"task with labels": "/tasks/text-classification/",
	"task with tokens": "/tasks/token-classification/",
	"task with tables": "/tasks/tabular-classification/",
	"task with pictures": "/tasks/object-detection/",
	"task with code": "/tasks/text-to-image/",
	"task without example": "/tasks/graph-ml/",
	providers: "/providers/",
	provider: "/providers/fal-ai/",
	playground: "/playground/",
	"chat template": "/chat-template/",
	errors: "/errors/",
	error: "/errors/timeout/",
	libraries: "/libraries/",
	metrics: "/metrics/",
	glossary: "/glossary/",
	changes: "/changes/",
	"about the data": "/about-the-data/",
	search: "/search/",
} as const;

/** Every template in both languages, by name. */
export const PAGES: readonly (readonly [name: string, path: string])[] = Object.entries(TEMPLATES).flatMap(
	([name, path]) => [
		[`${name} (tr)`, path] as const,
		[`${name} (en)`, path === "/" ? "/en/" : `/en${path}`] as const,
	],
);
