import { expect, it } from "vitest";
import type { SavedRun } from "./saved-run.ts";
import { forgetInTab, keepInTab, readFromTab } from "./tab-runs.ts";

const RUN: SavedRun = {
	id: "one",
	at: 1,
	target: { task: "summarization", provider: "groq", model: "acme/fox", scenario: "", connection: "key" },
	status: "done",
	input: "",
	answer: "",
	bytes: 1,
	args: { inputs: "long", picture: new Blob(["x"]) },
	output: { summary: "short" },
};

/** A store whose names are its own fields, as in a browser. */
function openStore(setItem?: () => void) {
	const kept = new Map<string, string>([["other", "{}"]]);
	const methods = {
		kept,
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: setItem ?? ((name: string, text: string) => void kept.set(name, text)),
		removeItem: (name: string) => void kept.delete(name),
	};
	return new Proxy(methods, {
		ownKeys: () => [...kept.keys()],
		getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
	});
}

it("the last run of each target is kept, without its files, until the tab is told to forget", async () => {
	const store = openStore();
	await keepInTab(RUN, store);
	await keepInTab({ ...RUN, id: "two" }, store);
	await keepInTab({ ...RUN, id: "three", target: { ...RUN.target, model: "acme/owl" } }, store);
	expect(readFromTab("one", store)).toBeUndefined();
	expect(readFromTab("two", store)).toEqual({ ...RUN, id: "two", args: { inputs: "long" } });
	forgetInTab(store);
	expect([readFromTab("three", store), [...store.kept.keys()]]).toEqual([undefined, ["other"]]);
});

it("an output with files is not kept, nor the earlier one in its place", async () => {
	const store = openStore();
	await keepInTab(RUN, store);
	await expect(keepInTab({ ...RUN, id: "two", output: [new Blob(["made"])] }, store)).rejects.toThrow(
		"files",
	);
	expect([...store.kept.keys()]).toEqual(["other"]);
});

it("a store that is full keeps nothing, and says so to its caller", async () => {
	const store = openStore(() => {
		throw new Error("full");
	});
	await expect(keepInTab(RUN, store)).rejects.toThrow("full");
});
