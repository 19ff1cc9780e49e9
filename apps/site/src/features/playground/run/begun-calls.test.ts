import { expect, it } from "vitest";
import { forgetBegun, markBegun, readBegun, toBegunMark } from "./begun-calls.ts";

const CALL = { task: "summarization", provider: "groq", model: "acme/fox" };
const MARK = "summarization key groq acme/fox";

function openTab() {
	const kept = new Map<string, string>();
	const store = {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, text: string) => void kept.set(name, text),
		removeItem: (name: string) => void kept.delete(name),
	};
	return { kept, store, page: new EventTarget() };
}

it("a call is marked until it has ended, each beside the others", () => {
	const { store, page, kept } = openTab();
	const end = markBegun(CALL, "key", store, page);
	const endOther = markBegun({ ...CALL, model: "acme/owl" }, "key", store, page);
	expect([...readBegun(store)]).toEqual([MARK, "summarization key groq acme/owl"]);
	end();
	endOther();
	expect(kept.size).toBe(0);
});

it("the mark of a call that ends because the page is left stays, and is forgotten on demand", () => {
	const { store, page } = openTab();
	const end = markBegun(CALL, "key", store, page);
	page.dispatchEvent(new Event("pagehide"));
	end();
	expect([...readBegun(store)]).toEqual([MARK]);
	forgetBegun(toBegunMark(CALL, "key"), store);
	expect(readBegun(store).size).toBe(0);
});

it("a page that comes back with its call sees the end of it", () => {
	const { store, page } = openTab();
	const end = markBegun(CALL, "local", store, page);
	page.dispatchEvent(new Event("pagehide"));
	page.dispatchEvent(new Event("pageshow"));
	end();
	expect(readBegun(store).size).toBe(0);
});

it("a store that is full marks nothing, and does not fail", () => {
	const { store, page } = openTab();
	const full = {
		...store,
		setItem: () => {
			throw new Error("full");
		},
	};
	expect(() => markBegun(CALL, "key", full, page)()).not.toThrow();
});
