import { expect, it } from "vitest";
import { listPlaygroundFiles } from "./playground-files.ts";

const PAGE = `<link rel="modulepreload" href="/p/_astro/page.1.js">`;
const TEXTS: Readonly<Record<string, string>> = {
	"playground/index.html": PAGE,
	"en/playground/index.html": PAGE,
	"_astro/page.1.js": "const a=()=>import(`./chat.2.js`);m.f=['_astro/chat.3.css'];w=`/p/_astro/worker-9.js`",
	"_astro/chat.2.js":
		'import"./page.1.js";import(`./tokens.4.js`);import(`./gone.5.js`);import(`./json-editor.0.js`)',
	"playground-tasks/tr/a.json": '{"files":{"inputs":"/p/_astro/cat.6.png"}}',
	"playground-tasks/tr/b.json": '{"files":{"inputs":"/p/_astro/bell.8.wav"}}',
	"playground-tasks/en/a.json": "{}",
};
const SIZES = new Map([
	...Object.entries(TEXTS).map(([path, text]) => [path, text.length] as const),
	["_astro/chat.3.css", 10],
	["_astro/tokens.4.js", 5_000_000],
	["_astro/json-editor.0.js", 5_000_000],
	["_astro/bell.8.wav", 1000],
	["_astro/cat.6.png", 1000],
	["_astro/other.7.js", 10],
	["_astro/worker-9.js", 10],
]);

it("lists the page with all that it loads later, but for what is too large and not its editor", () => {
	const lists = listPlaygroundFiles({ base: "/p/", sizes: SIZES, readText: (path) => TEXTS[path] ?? "" });
	expect(lists.get("playground-tasks/tr/files.json")).toEqual([
		"/p/playground/",
		"/p/_astro/page.1.js",
		"/p/playground-tasks/tr/a.json",
		"/p/playground-tasks/tr/b.json",
		"/p/_astro/chat.2.js",
		"/p/_astro/chat.3.css",
		"/p/_astro/cat.6.png",
		"/p/_astro/bell.8.wav",
		"/p/_astro/json-editor.0.js",
	]);
	expect(lists.get("playground-tasks/en/files.json")).toContain("/p/en/playground/");
	expect(lists.get("playground-tasks/en/files.json")).not.toContain("/p/_astro/cat.6.png");
});

it("has no list for a language whose playground is not written", () => {
	const sizes = new Map([...SIZES].filter(([path]) => path !== "en/playground/index.html"));
	const lists = listPlaygroundFiles({ base: "/p/", sizes, readText: (path) => TEXTS[path] ?? "" });
	expect([...lists.keys()]).toEqual(["playground-tasks/tr/files.json"]);
});
