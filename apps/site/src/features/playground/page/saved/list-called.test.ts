import { expect, test } from "vitest";
import { buildCatalogue } from "../../target/build-catalogue.ts";
import { listCalled } from "./list-called.ts";

const catalogue = buildCatalogue("tr", {});
const { routerHost } = catalogue;
const calledBy = (provider: string, compared: readonly string[] = [], task = "conversational") =>
	listCalled(catalogue, { target: { task, provider, model: "", scenario: "", connection: "key" }, compared });

test("each provider is named once with its host, and only models that are opened", () => {
	const called = calledBy("groq", ["together:a/b", "groq:a/c", "unknown:a/d"]);
	expect(called.hosts).toEqual([
		{ provider: "Groq", host: "api.groq.com", isRouted: true },
		{ provider: "Together AI", host: "api.together.xyz", isRouted: true },
	]);
	expect(called.compared.map(({ model }) => model)).toEqual(["a/b", "a/c"]);
});

test("another key changes the host only of a provider that the platform carries at a host of its own", () => {
	expect(calledBy("auto").hosts).toMatchObject([{ host: routerHost, isRouted: false }]);
	expect(calledBy("hf-inference", [], "fill-mask").hosts).toMatchObject([
		{ host: routerHost, isRouted: false },
	]);
	expect(calledBy("openai", ["groq:a/b"]).hosts).toMatchObject([
		{ host: "api.openai.com", isRouted: false },
		{ host: "api.groq.com", isRouted: true },
	]);
});

test("with a key in hand the one host that takes it is named", () => {
	const target = {
		task: "conversational",
		provider: "groq",
		model: "",
		scenario: "",
		connection: "key",
	} as const;
	const hostWith = (key: string) => listCalled(catalogue, { target, compared: [] }, () => key).hosts;
	expect(hostWith("hf_1")).toEqual([{ provider: "Groq", host: routerHost, isRouted: false }]);
	expect(hostWith("gsk_1")).toEqual([{ provider: "Groq", host: "api.groq.com", isRouted: false }]);
});

test("the hub is named where it lists a provider's models, and the router where it lists their prices", () => {
	expect(calledBy("groq")).toMatchObject({ isListed: true, isPriced: true });
	expect(calledBy("fal-ai", [], "text-to-image")).toMatchObject({ isListed: true, isPriced: false });
	expect(calledBy("openai")).toMatchObject({ isListed: false, isPriced: false });
	expect(calledBy("openai", ["groq:a/b"])).toMatchObject({ isListed: true, isPriced: true });
});

test("a provider that does not offer the task is not named, but the one that opening falls back to", () => {
	expect(calledBy("gone").hosts).toEqual(calledBy("auto").hosts);
});

test("every provider of every task has a host", () => {
	for (const { id, tasks } of catalogue.providers)
		for (const task of tasks)
			for (const { host } of calledBy(id, [], task).hosts)
				expect(host, `${id} for ${task}`).toMatch(/^[\w.-]+\.\w+$/);
});
