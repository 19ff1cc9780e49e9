import { describe, expect, it } from "vitest";
import { findKeptKind, findOfflinePage, readTitle, toSiteCacheName, toPageKey } from "./kept-files.ts";

const SCOPE = "https://example.org/pusula/";

function kindOf(path: string, isNavigation = false) {
	return findKeptKind(new URL(path, SCOPE), SCOPE, isNavigation);
}

describe("what is kept on the device", () => {
	it.each(["./", "tasks/", "en/docs/transformers/?q=bert"])("the page %s", (path) => {
		expect(kindOf(path)).toBe("pages");
	});

	it("a URL without its slash, when a reader opens it", () => {
		expect(kindOf("tasks", true)).toBe("pages");
		expect(kindOf("tasks")).toBeUndefined();
	});

	it.each(["_astro/page.abc.css", "_astro/fonts/1a.woff2", "_astro/cat.x.png", "_astro/bell.x.wav"])(
		"the asset %s",
		(path) => {
			expect(kindOf(path)).toBe("assets");
		},
	);

	it.each([
		"search/tr.json",
		"playground-tasks/en/text-to-image.json",
		"browser-runs/tr/summarization.json",
		"favicon.svg",
		"provider-logos.svg",
		"en/site.webmanifest",
	])("the data %s", (path) => {
		expect(kindOf(path)).toBe("data");
	});

	it("what runs models, apart from the rest", () => {
		expect(kindOf("runtime/tesseract.js-7.0.0/worker.min.js")).toBe("runtime");
		expect(kindOf("runtime/")).not.toBe("runtime");
	});

	it("no file of a model: @pusula/local keeps those, and the page of kept models lists and deletes them", () => {
		expect(kindOf("models/pusula/owl/1a2b/onnx/model.onnx")).toBeUndefined();
	});

	it.each(["api/tasks.json", "api/tasks", "tasks/index.md", "llms.txt", "pusula-site.zip", "_astro/a.x.mp4"])(
		"never %s",
		(path) => {
			expect(kindOf(path)).toBeUndefined();
		},
	);

	it.each(["https://api.example.com/v1/chat/", "https://example.org/other-site/"])(
		"nothing of another site: %s",
		(url) => {
			expect(findKeptKind(new URL(url), SCOPE, true)).toBeUndefined();
		},
	);
});

describe("names and places", () => {
	it("keep two sites of one host apart", () => {
		expect(toSiteCacheName("pages", SCOPE)).not.toBe(toSiteCacheName("pages", "https://example.org/"));
	});

	it("know one page by one URL", () => {
		expect(toPageKey(new URL("tasks/?m=cv#a", SCOPE))).toBe(`${SCOPE}tasks/`);
	});

	it("lead to the offline page in the language of the page", () => {
		expect(findOfflinePage(new URL("tasks/", SCOPE), SCOPE)).toBe(`${SCOPE}offline/`);
		expect(findOfflinePage(new URL("en/tasks/", SCOPE), SCOPE)).toBe(`${SCOPE}en/offline/`);
	});

	it("read a page's title as its reader sees it", () => {
		expect(readTitle("<head><title>fal&#39;ın R&amp;D · işi · Pusula</title>")).toBe("fal'ın R&D · işi");
		expect(readTitle("<p>")).toBe("");
	});
});
