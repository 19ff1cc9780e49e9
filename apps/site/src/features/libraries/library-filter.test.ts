import { expect, test } from "vitest";
import { toLibraryFilter, passesLibraryFilter, toLibraryParams } from "./library-filter.ts";

const TIMM = { text: "timm Görüntü sınıflandırma", tasks: ["image-classification"], kind: "models" };
const all = { query: "", task: "", kind: "" };

test("an empty filter shows everything; each part excludes by itself", () => {
	expect(passesLibraryFilter(TIMM, all)).toBe(true);
	expect(passesLibraryFilter(TIMM, { ...all, query: "siniflandirma" })).toBe(true);
	expect(passesLibraryFilter(TIMM, { ...all, query: "diffusers" })).toBe(false);
	expect(passesLibraryFilter(TIMM, { ...all, task: "image-classification" })).toBe(true);
	expect(passesLibraryFilter(TIMM, { ...all, task: "translation" })).toBe(false);
	expect(passesLibraryFilter(TIMM, { ...all, kind: "datasets" })).toBe(false);
});

test("a URL keeps the filter, and what else it says", () => {
	const filter = { query: "ses", task: "text-to-speech", kind: "models" };
	const params = toLibraryParams(filter, new URLSearchParams("x=1&kind=datasets"));
	expect(params.get("x")).toBe("1");
	expect(toLibraryFilter(params)).toEqual(filter);
	expect(toLibraryParams(all, params).toString()).toBe("x=1");
});
