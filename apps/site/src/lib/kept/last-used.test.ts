import { describe, expect, it } from "vitest";
import { openTestStore } from "./test-store.ts";
import { forgetUse, LAST_USED_KEY, noteUse, readUses } from "./last-used.ts";

describe("the day of a model's last run", () => {
	it("is kept for each model, and forgotten for one", () => {
		const store = openTestStore();
		noteUse("acme/fox", "2026-11-20", store);
		noteUse("acme/owl", "2026-11-21", store);
		noteUse("acme/fox", "2026-11-22", store);
		expect(readUses(store)).toEqual({ "acme/fox": "2026-11-22", "acme/owl": "2026-11-21" });
		forgetUse("acme/fox", store);
		expect(readUses(store)).toEqual({ "acme/owl": "2026-11-21" });
	});

	it.each(["{", "null", "7", '{"acme/fox":3,"acme/owl":"<b>"}'])("is unknown where %s is kept", (text) => {
		expect(readUses(openTestStore({ texts: { [LAST_USED_KEY]: text } }))).toEqual({});
	});

	it("is lost, and nothing else, where the store is full or missing", () => {
		const full = openTestStore({ room: 0 });
		expect(() => noteUse("acme/fox", "2026-11-22", full)).not.toThrow();
		expect(() => noteUse("acme/fox", "2026-11-22", undefined)).not.toThrow();
		expect(readUses(undefined)).toEqual({});
	});
});
