import { expect, test } from "vitest";
import { buildCatalogue } from "../../target/build-catalogue.ts";
import { listCalledHosts } from "./list-called-hosts.ts";

const catalogue = buildCatalogue("tr", {});
const hostsOf = (provider: string, compared: readonly string[]) =>
	listCalledHosts(catalogue, {
		target: { task: "conversational", provider, model: "", scenario: "", connection: "key" },
		compared,
	});

test("every host that the compared models call is named, each once", () => {
	expect(hostsOf("groq", ["together:a/b", "groq:a/c", "unknown:a/d"])).toEqual([
		"api.groq.com",
		"api.together.xyz",
	]);
});

test("the router is named where it chooses the provider", () => {
	expect(hostsOf("auto", [])).toEqual([catalogue.routerHost]);
});
