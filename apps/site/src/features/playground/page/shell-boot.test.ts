import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { SHELL_BOOT } from "./shell-boot.ts";

/** Whether the form in the HTML is removed from a page with this URL and this form in the tab's store. */
function isRemoved({
	search = "",
	hash = "",
	kept,
}: {
	search?: string;
	hash?: string;
	kept?: string;
}): boolean {
	let removed = false;
	const shell = { dataset: { url: "?task=a", kept: "form-a" }, remove: () => (removed = true) };
	const sessionStorage = { getItem: (name: string) => (name === "form-a" ? (kept ?? null) : null) };
	const document = { querySelector: () => shell };
	runInNewContext(SHELL_BOOT, {
		document,
		location: { search, hash },
		sessionStorage,
		addEventListener: () => undefined,
	});
	return removed;
}

describe("the form in the HTML", () => {
	it("stays where the page opens with it", () => {
		expect(isRemoved({})).toBe(false);
		expect(isRemoved({ search: "?task=a" })).toBe(false);
	});

	it("goes where the page opens with another one", () => {
		expect(isRemoved({ search: "?task=b" })).toBe(true);
		expect(isRemoved({ hash: "#form=x" })).toBe(true);
		expect(isRemoved({ kept: "{}" })).toBe(true);
	});
});

it("what a page without a form says of a lost program shows once that is lost", () => {
	const said = { hidden: true };
	const page = new EventTarget();
	runInNewContext(SHELL_BOOT, {
		document: { querySelector: (found: string) => (found === "[data-lost-script]" ? said : null) },
		location: { search: "?task=a", hash: "#form=x" },
		addEventListener: page.addEventListener.bind(page),
	});
	expect(said.hidden).toBe(true);
	page.dispatchEvent(new Event("astro:hydration-error"));
	expect(said.hidden).toBe(false);
});
