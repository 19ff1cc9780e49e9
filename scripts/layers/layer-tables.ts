/** Which workspace packages each workspace may import, by the names after `@pusula/`. */
export const PACKAGE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
	"packages/tasks": [],
	"packages/inference": ["tasks"],
	"packages/snippets": ["inference", "tasks"],
	"packages/simulator": ["tasks"],
	"apps/site": ["tasks", "inference", "snippets", "simulator"],
	bench: ["tasks", "inference", "snippets", "simulator"],
};

/** A group of modules, and the groups that they may import besides their own. */
export interface Layer {
	readonly name: string;
	/** Which modules belong to it, by their path below the layered folder. The first layer that fits counts. */
	readonly paths: RegExp;
	readonly mayImport: readonly string[];
}

/** The order inside the inference client. */
export const INFERENCE_LAYERS: readonly Layer[] = [
	{
		name: "types",
		paths: /^(types\/|(error-codes|schema-types)\.ts$)/,
		mayImport: [],
	},
	{ name: "errors", paths: /^(errors|mark|entry\/error-aliases)\.ts$/, mayImport: ["types"] },
	{ name: "lib", paths: /^lib\//, mayImport: ["types", "errors"] },
	{ name: "adapters", paths: /^adapters\//, mayImport: ["types", "errors", "lib"] },
	{ name: "registry", paths: /^generated\/provider/, mayImport: ["types", "providers"] },
	{ name: "providers", paths: /^providers\//, mayImport: ["types", "errors", "lib", "adapters"] },
	{ name: "pipeline", paths: /^pipeline\//, mayImport: ["types", "errors", "lib"] },
	{
		name: "names",
		paths: /^(task-args|entry\/(by-name|provider-lists|describe|jobs|request))\.ts$/,
		mayImport: ["types", "errors", "lib", "pipeline", "providers", "registry"],
	},
	{
		name: "tasks",
		paths: /^tasks\//,
		mayImport: ["types", "errors", "lib", "pipeline", "registry", "names"],
	},
	{
		name: "client",
		paths: /^entry\/client\.ts$/,
		mayImport: ["types", "errors", "lib", "pipeline", "providers", "registry", "names", "tasks"],
	},
	{
		name: "core",
		paths: /^core\.ts$/,
		mayImport: ["types", "errors", "lib", "adapters", "providers", "pipeline"],
	},
	{
		name: "index",
		paths: /^index\.ts$/,
		mayImport: [
			"types",
			"errors",
			"lib",
			"adapters",
			"providers",
			"pipeline",
			"registry",
			"names",
			"tasks",
			"client",
			"core",
		],
	},
];

/** The order inside the site's sources. */
export const SITE_LAYERS: readonly Layer[] = [
	{ name: "locales", paths: /^locales\//, mayImport: [] },
	{ name: "lib", paths: /^(lib\/|[^/]+$)/, mayImport: ["locales", "styles"] },
	{ name: "styles", paths: /^styles\//, mayImport: [] },
	{ name: "ui", paths: /^ui\//, mayImport: ["lib", "locales", "styles"] },
	{ name: "facts", paths: /^facts\//, mayImport: ["lib", "locales"] },
	{ name: "features", paths: /^features\//, mayImport: ["facts", "ui", "lib", "locales", "styles"] },
	{
		name: "layouts",
		paths: /^layouts\//,
		mayImport: ["features", "facts", "ui", "lib", "locales", "styles"],
	},
	{
		name: "pages",
		paths: /^pages\//,
		mayImport: ["layouts", "features", "facts", "ui", "lib", "locales", "styles"],
	},
];

/** The only modules of the packages that may use the network, the clock or randomness. */
export const EFFECT_MODULES: readonly string[] = ["clock", "wire/send"].map(
	(name) => `packages/inference/src/pipeline/${name}.ts`,
);

/** The packages whose other modules must be free of effects. */
export const EFFECT_FREE: readonly string[] = [
	"packages/tasks/src/",
	"packages/inference/src/",
	"packages/snippets/src/",
];

/** More lines than this in one file, and it has a second subject. */
export const MAX_LINES = 400;

/** Files of any length: generated ones, tables of data, and words. */
export const ANY_LENGTH = /\/(generated|fixtures|data|messages|content)\/|\/facts\.ts$|\.mdx$/;
