import type { Plugin, Rolldown } from "vite";

/** What the script of every page needs is one file and not a dozen of a few hundred bytes each. */
const ON_EVERY_PAGE = [
	"lib/kept/storage",
	"lib/urls/file-href",
	"lib/urls/trust-url",
	"ui/code/code-block.enhance",
	"ui/tabs/tabs.enhance",
];
const SHARED = {
	name: "shared",
	test: new RegExp(String.raw`${toSource(ON_EVERY_PAGE)}|vite/preload-helper`),
	tags: ["$initial" as const],
	minShareCount: 2,
};

/** The same for the pages of each kind: those that fill texts in, make words, hold a list, or run and keep models. */
const ON_SOME_PAGES = {
	texts: ["lib/fill", "lib/locale", "lib/words/turkish", "locales/folders", "locales/generated/folders"],
	forms: [
		"lib/words/date-words",
		"lib/words/first-sentence",
		"lib/words/print-size",
		"lib/words/size-words",
		"locales/forms",
	],
	lists: ["lib/page/filtered-list", "lib/page/form-state", "lib/page/sort-button"],
	device: [
		"lib/page/installed-look",
		"lib/kept/kept-files",
		"lib/kept/kept-runtime",
		"lib/kept/last-used",
		"lib/runtime/open-worker",
		"lib/runtime/runtime-files",
	],
};
const SHARED_BY_SOME = Object.entries(ON_SOME_PAGES).map(([name, modules]) => ({
	name,
	test: new RegExp(toSource(modules)),
	tags: ["$initial" as const],
	minShareCount: 2,
}));

/** The modules that are named here, below `src` and without `.ts`. */
export const NAMED_MODULES = [...ON_EVERY_PAGE, ...Object.values(ON_SOME_PAGES).flat()];

/** Requests, timers and ids, which few pages need at first: apart from what all load, and from the playground. */
const EFFECTS = {
	name: "effects",
	test: /site\/src\/lib\/effects\/[\w-]+\.ts$/,
	tags: ["$initial" as const],
	minShareCount: 2,
};

/**
 * What the first screen of the playground shares with parts that load later is one file too; the first screen needs all of it.
 * The page that measures has parts of its own.
 */
const PLAYGROUND = {
	name: "workbench",
	test: /site\/src\/(?:features\/playground\/(?!measure\/)|ui\/)[\w./-]+\.(?:tsx?|css)$/,
	tags: ["$initial" as const],
	minShareCount: 2,
};

/** Which modules of the pages' scripts go into one file; all others are divided by the bundler. */
export const CHUNK_GROUPS = [SHARED, ...SHARED_BY_SOME, EFFECTS, PLAYGROUND];

/**
 * Leaves out of the list of files that are loaded beside a part what the script that loads the part has loaded before. A plugin,
 * for Astro overwrites the setting of the client's build.
 */
export function shortPreloads(): Plugin {
	let bundle: Rolldown.OutputBundle = {};
	const resolveDependencies = (_part: string, files: string[], { hostId }: { hostId: string }): string[] => {
		const loaded = listImports(hostId, bundle);
		return files.filter((file) => !loaded.has(file));
	};
	return {
		name: "short-preloads",
		configEnvironment: (name) =>
			name === "client" ? { build: { modulePreload: { resolveDependencies } } } : undefined,
		generateBundle: (_options, made) => {
			bundle = made;
		},
	};
}

/** The source of a pattern for modules below `src`. */
function toSource(modules: readonly string[]): string {
	return String.raw`site/src/(?:${modules.map((path) => path.replaceAll(".", String.raw`\.`)).join("|")})\.ts$`;
}

/** A file and all that it imports before it runs, and so on. */
function listImports(file: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
	const found = new Set([file]);
	for (const one of found) {
		const made = bundle[one];
		if (made?.type === "chunk") for (const next of made.imports) found.add(next);
	}
	return found;
}
