import { expect, test } from "vitest";
import { buildCatalogue } from "../../target/build-catalogue.ts";
import { listCalled } from "./list-called.ts";

const catalogue = buildCatalogue("tr", {});
const calledBy = (provider: string, compared: readonly string[]) =>
	listCalled(catalogue, {
		target: { task: "conversational", provider, model: "", scenario: "", connection: "key" },
		compared,
	});

test("every host that the compared models call is named, each once, and only models that are opened", () => {
	const called = calledBy("groq", ["together:a/b", "groq:a/c", "unknown:a/d"]);
	expect(called.hosts).toEqual(["api.groq.com", "api.together.xyz"]);
	expect(called.compared.map(({ model }) => model)).toEqual(["a/b", "a/c"]);
	expect(called.isRouted).toBe(true);
});

test("the router is named where it chooses the provider, and not where only the provider's own key is taken", () => {
	expect(calledBy("auto", []).hosts).toEqual([catalogue.routerHost]);
	expect(calledBy("openai", [])).toMatchObject({ hosts: ["api.openai.com"], isRouted: false });
});
