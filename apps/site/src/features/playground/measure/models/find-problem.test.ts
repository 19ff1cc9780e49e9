import { expect, it } from "vitest";
import { buildCatalogue } from "../../target/build-catalogue.ts";
import type { ConnectionControls } from "../../target/connection/use-connection.ts";
import type { PlaygroundState } from "../../target/state/playground-state.ts";
import { findProblem } from "./find-problem.ts";

const catalogue = buildCatalogue("tr", {});

function problemOf(changed: Partial<PlaygroundState>, { key = "", price = "", url = "", bad = "" } = {}) {
	const controls: Partial<ConnectionControls> = {
		endpoint: { url, form: "openai" },
		findProviderKey: () => key,
		findOwner: () => undefined,
	};
	const state: PlaygroundState = {
		task: "text-classification",
		provider: "hf-inference",
		model: "a/b",
		scenario: "",
		connection: "simulated",
		...changed,
	};
	return findProblem({
		catalogue,
		state,
		controls: controls as ConnectionControls, // what a search for problems reads
		models: [{ name: "there", connection: "local", provider: "", model: "there" }],
		name: state.model,
		price,
		settings: { problems: new Map(bad === "" ? [] : [[bad, { kind: "number" }]]) },
	});
}

it.each([
	[{}, {}, undefined],
	[{ model: " " }, {}, "nameless"],
	[{ model: "there" }, {}, "twice"],
	[{ connection: "endpoint" }, { url: "https://a.example" }, "noTask"],
	[{ connection: "endpoint", task: "conversational" }, {}, "missing"],
	[{ connection: "endpoint", task: "conversational" }, { url: "https://a.example" }, undefined],
	[{ connection: "key" }, {}, "missing"],
	[{ connection: "key" }, { key: "hf_1", price: "cheap" }, "priceBad"],
	[{ connection: "key" }, { key: "hf_1", price: "1 / 2" }, undefined],
	[{}, { bad: "parameters.top_k" }, "settingsBad"],
] as const)("%j with %j: %s", (state, given, problem) => {
	expect(problemOf(state, given)).toBe(problem);
});
