import { expect, it } from "vitest";
import { openTestStore } from "../../../lib/kept/test-store.ts";
import { TAB_RUNS, toCacheName, toDraftName } from "../form/draft/draft-store.ts";
import { forgetBegun, markBegun, readBegun } from "./begun-calls.ts";

const CALL = { task: "summarization", provider: "groq", model: "acme/fox" };
const MARK = "summarization key groq acme/fox";

function openTab() {
	const store = openTestStore();
	return { kept: store.kept, store, page: new EventTarget() };
}

const listMarks = (store: Parameters<typeof readBegun>[0]) => readBegun(store).map(({ mark }) => mark);

it("a call is marked until it has ended, each beside the others", () => {
	const { store, page, kept } = openTab();
	const end = markBegun(CALL, "key", store, page);
	const endOther = markBegun({ ...CALL, model: "acme/owl" }, "key", store, page);
	expect(listMarks(store)).toEqual([MARK, "summarization key groq acme/owl"]);
	end();
	endOther();
	expect(kept.size).toBe(0);
});

it("of two calls of one model each has its mark, and the end of one takes one away, however often it is told", () => {
	const { store, page } = openTab();
	const end = markBegun(CALL, "key", store, page);
	markBegun(CALL, "key", store, page);
	expect(listMarks(store)).toEqual([MARK, MARK]);
	end();
	markBegun(CALL, "key", store, page);
	end();
	expect(listMarks(store)).toEqual([MARK, MARK]);
});

it("the mark of a call that ends because the page is left stays, and is forgotten on demand", () => {
	const { store, page } = openTab();
	const end = markBegun(CALL, "key", store, page);
	page.dispatchEvent(new Event("pagehide"));
	end();
	const [left] = readBegun(store);
	expect(left?.mark).toBe(MARK);
	forgetBegun(left?.id ?? "", store);
	expect(readBegun(store)).toEqual([]);
});

it("the id of a forgotten call is not that of a later one, so that forgetting it again takes no other mark away", () => {
	const { store, page } = openTab();
	markBegun(CALL, "key", store, page);
	const [first] = readBegun(store);
	forgetBegun(first?.id ?? "", store);
	markBegun(CALL, "key", store, page);
	forgetBegun(first?.id ?? "", store);
	expect(listMarks(store)).toEqual([MARK]);
});

it("marks that an earlier version of the page has written otherwise are left out, and hold no call up", () => {
	const { store, page } = openTab();
	store.setItem(toDraftName("begun"), JSON.stringify([MARK, { id: 1, mark: MARK }, null]));
	expect(readBegun(store)).toEqual([]);
	markBegun(CALL, "key", store, page);
	expect(listMarks(store)).toEqual([MARK]);
});

it("a page that comes back with its call sees the end of it", () => {
	const { store, page } = openTab();
	const end = markBegun(CALL, "local", store, page);
	page.dispatchEvent(new Event("pagehide"));
	page.dispatchEvent(new Event("pageshow"));
	end();
	expect(readBegun(store)).toEqual([]);
});

it("a store that is full marks no more calls, and keeps the marks that it has", () => {
	const { store, page } = openTab();
	const end = markBegun(CALL, "key", store, page);
	const full = {
		...store,
		setItem: () => {
			throw new Error("full");
		},
	};
	const endUnmarked = markBegun({ ...CALL, model: "acme/owl" }, "key", full, page);
	markBegun({ ...CALL, model: "acme/bear" }, "key", store, page);
	endUnmarked();
	expect(listMarks(store)).toEqual([MARK, "summarization key groq acme/bear"]);
	end();
	expect(listMarks(store)).toEqual(["summarization key groq acme/bear"]);
});

it("a full store gives up what it keeps beside forms and jobs for a mark", () => {
	const { store, page, kept } = openTab();
	const form = toDraftName("summarization");
	const full = new Proxy(store, {
		ownKeys: () => [...kept.keys()],
		getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
		get: (_, name) =>
			name === "setItem"
				? (key: string, text: string) => {
						if (kept.size >= 3) throw new Error("full");
						kept.set(key, text);
					}
				: (Reflect.get(store, name) as unknown),
	});
	for (const name of [form, toCacheName("chat", "conversational"), `${TAB_RUNS}1`]) kept.set(name, "{}");
	markBegun(CALL, "key", full, page);
	expect(listMarks(store)).toEqual([MARK]);
	expect([...kept.keys()]).toEqual([form, toCacheName("chat", "conversational"), toDraftName("begun")]);
});
