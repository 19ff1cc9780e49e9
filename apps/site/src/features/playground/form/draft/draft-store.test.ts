import { expect, it } from "vitest";
import { keepTexts, TAB_RUNS, toCacheName, toDraftName, writeWithRoom } from "./draft-store.ts";

/** A store with room for some characters, whose names are its own fields, as in a browser. */
function newStore(room: number, first: Readonly<Record<string, string>>): Storage {
	const kept: Record<string, string> = { ...first };
	const methods = {
		getItem: (name: string) => kept[name] ?? null,
		setItem: (name: string, value: string) => {
			const all = Object.entries({ ...kept, [name]: value }).flat();
			if (all.join("").length > room) throw new DOMException("full", "QuotaExceededError");
			kept[name] = value;
		},
		removeItem: (name: string) => void Reflect.deleteProperty(kept, name),
	};
	return new Proxy(methods as unknown as Storage, {
		ownKeys: () => Object.keys(kept),
		getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
	});
}

const FORM = { texts: { inputs: "typed" }, hasParts: true };
const compared = toCacheName("compared", "conversational");
const chat = toCacheName("chat", "conversational");

it.each([
	["the answers of compared models first", 350, [null, "b"]],
	["what a chat is beside its messages as well", 160, [null, null]],
] as const)("keeps a form in a full store, which gives up %s", (_name, room, left) => {
	const store = newStore(room, { [compared]: "a".repeat(200), [chat]: "b".repeat(100) });
	keepTexts("text-generation", FORM, store);
	expect(store.getItem(toDraftName("text-generation"))).toBe(JSON.stringify(FORM));
	expect([compared, chat].map((name) => store.getItem(name)?.slice(0, 1) ?? null)).toEqual(left);
});

it("leaves the form that was kept last where nothing makes room", () => {
	const name = toDraftName("text-generation");
	const store = newStore(60, { [name]: "earlier" });
	keepTexts("text-generation", FORM, store);
	expect(store.getItem(name)).toBe("earlier");
	keepTexts("text-generation", undefined, store);
	expect(store.getItem(name)).toBeNull();
});

it("gives up runs kept for the tab alone before all else, for a form and for a job", () => {
	const run = `${TAB_RUNS}text-generation key groq a/b`;
	for (const write of [
		(store: Storage) => keepTexts("text-generation", FORM, store),
		(store: Storage) => expect(writeWithRoom("jobs", "[1]", store)).toBe(true),
	]) {
		const store = newStore(300, { [run]: "r".repeat(190), [compared]: "a".repeat(20) });
		write(store);
		expect([run, compared].map((name) => store.getItem(name)?.slice(0, 1) ?? null)).toEqual([null, "a"]);
	}
});

it("says where nothing makes room", () => {
	expect(writeWithRoom("jobs", "x".repeat(99), newStore(60, {}))).toBe(false);
});
