import { expect, test } from "vitest";
import { fromParams, isListed, toParams } from "./library-filter.ts";

const TIMM = { text: "timm Görüntü sınıflandırma", tasks: ["image-classification"], kind: "models" };
const all = { query: "", task: "", kind: "" };

test("an empty filter shows everything; each part excludes by itself", () => {
	expect(isListed(TIMM, all)).toBe(true);
	expect(isListed(TIMM, { ...all, query: "siniflandirma" })).toBe(true);
	expect(isListed(TIMM, { ...all, query: "diffusers" })).toBe(false);
	expect(isListed(TIMM, { ...all, task: "image-classification" })).toBe(true);
	expect(isListed(TIMM, { ...all, task: "translation" })).toBe(false);
	expect(isListed(TIMM, { ...all, kind: "datasets" })).toBe(false);
});

test("a URL keeps the filter, and what else it says", () => {
	const filter = { query: "ses", task: "text-to-speech", kind: "models" };
	const params = toParams(filter, new URLSearchParams("x=1&kind=datasets"));
	expect(params.get("x")).toBe("1");
	expect(fromParams(params)).toEqual(filter);
	expect(toParams(all, params).toString()).toBe("x=1");
});
