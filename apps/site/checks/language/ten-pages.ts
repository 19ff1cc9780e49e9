const tag = process.env["BUILT_LANGUAGE"] ?? "";

/** The pages that are looked at, by their path below the folder of the language. */
export const PAGES: readonly string[] = [
	"",
	"tasks",
	"tasks/fill-mask",
	"providers/hf-inference",
	"errors/api",
	"docs/transformers",
	"glossary",
	"metrics",
	"playground",
	"offline",
];

/** These pages in the language `BUILT_LANGUAGE`, what is fetched and read beside them, and what every build needs. */
export const TEN_PAGES: ReadonlySet<string> = new Set([
	...PAGES.map((page) => [tag, page].filter(Boolean).join("/")),
	...["404", "site.webmanifest", "changes.atom"].map((file) => `${tag}/${file}`),
	`search/${tag}.json`,
	"api/tasks.json",
	"api/tasks/fill-mask.json",
	`playground-tasks/${tag}/fill-mask.json`,
	...["", "offline", "404", "site.webmanifest"].flatMap((page) => [
		page,
		["en", page].filter(Boolean).join("/"),
	]),
]);
