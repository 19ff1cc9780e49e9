import { expect, test } from "vitest";
import { findFirstProvider, isServed, listLiveProviders } from "./first-provider.ts";
import { KNOWN_PROVIDERS } from "./known-providers.ts";

test("a list of served tasks names tasks that the provider offers, a page and a day", () => {
	const lists = KNOWN_PROVIDERS.flatMap(({ servedTasks, tasks }) =>
		servedTasks ? [{ ...servedTasks, offered: Object.keys(tasks) }] : [],
	);
	expect(lists.length).toBeGreaterThan(0);
	for (const { tasks, source, date, offered } of lists) {
		expect(offered).toEqual(expect.arrayContaining([...tasks]));
		expect(source).toMatch(/^https:\/\//);
		expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
	}
});

test("the platform chooses where the first provider dropped the task and it carries another", () => {
	const dropped = { tasks: ["fill-mask"], source: "https://a.example", date: "2026-01-01" } as const;
	const first = { id: "first", servedTasks: dropped };
	expect(findFirstProvider([first, { id: "other" }], "conversational")).toBe("auto");
	expect(findFirstProvider([first, { id: "other" }], "fill-mask")).toBe("first");
	expect(findFirstProvider([first, { id: "own", clientSideOnly: true }], "conversational")).toBe("first");
	expect(findFirstProvider([{ id: "other" }, first], "conversational")).toBe("other");
	expect(findFirstProvider([], "conversational")).toBeUndefined();
	expect(isServed({}, "conversational")).toBe(true);
});

test("live providers are listed with the one that takes the hub's names in front", () => {
	expect(listLiveProviders("conversational").map(({ id }) => id)).toMatchObject({ 0: "hf-inference" });
	expect(listLiveProviders("graph-ml")).toEqual([]);
});
