import { expect, it } from "vitest";
import { buildCatalogue } from "../build-catalogue.ts";
import { listLost, listStillLost } from "./list-lost.ts";
import { readState } from "./playground-state.ts";

const CATALOGUE = buildCatalogue("tr", {});

const list = (search: string) => listLost(new URLSearchParams(search), CATALOGUE);

it.each([
	"",
	"task=fill-mask",
	"task=text-to-image&provider=fal-ai&scenario=endless-job",
	"provider=&model=acme/owl",
])("nothing is lost of a URL that the playground has: %s", (search) => expect(list(search)).toEqual([]));

it("a task that cannot be tried is lost, whatever else the URL names", () => {
	const [first] = CATALOGUE.tasks;
	expect(list("task=mask-generation&provider=no-such")).toEqual([
		{ name: "task", value: "mask-generation", instead: first?.id, task: first?.id },
	]);
});

it("a provider that does not offer the task is lost, and an unknown scenario", () => {
	const search = "task=conversational&provider=no-such&scenario=no-such";
	const { provider, task } = readState(new URLSearchParams(search), CATALOGUE);
	expect(list(search)).toEqual([
		{ name: "provider", value: "no-such", instead: provider, task },
		{ name: "scenario", value: "no-such", instead: "", task },
	]);
});

it("what the reader has chosen since is lost no more", () => {
	const state = readState(new URLSearchParams("task=conversational&provider=no-such"), CATALOGUE);
	const lost = list("task=conversational&provider=no-such");
	expect(listStillLost(lost, state)).toEqual(lost);
	expect(listStillLost(lost, { ...state, provider: "groq" })).toEqual([]);
	expect(listStillLost(lost, { ...state, task: "text-to-image" })).toEqual([]);
});
