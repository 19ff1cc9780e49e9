import { afterEach, expect, it, vi } from "vitest";
import { copyText } from "./copy-text.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
	["has none for the page", {}, false],
	["refuses it", { clipboard: { writeText: () => Promise.reject(new Error("no")) } }, false],
	["takes it", { clipboard: { writeText: () => Promise.resolve() } }, true],
])("says whether a text was copied: the clipboard %s", async (_name, navigator, isCopied) => {
	vi.stubGlobal("navigator", navigator);
	expect(await copyText("a")).toBe(isCopied);
});
