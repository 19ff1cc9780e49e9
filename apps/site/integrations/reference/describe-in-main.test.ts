import { expect, it } from "vitest";
import type { ReferencePackage } from "../../src/facts/reference/reference.ts";
import { describeInMain } from "./describe-in-main.ts";

function makePackage(id: string, names: readonly string[], passedOn: ReferencePackage["passedOn"] = []) {
	const entries = names.map((name) => ({
		name,
		kind: "constants" as const,
		source: "",
		signature: "",
		text: "",
		throws: [],
		parameters: [],
		fields: [],
	}));
	return { id, entries, passedOn };
}

it("lets the main entry describe what it exports too, and the further entry the rest", () => {
	const all = [
		makePackage(
			"tasks",
			["TASKS"],
			[
				{ name: "shape", home: "tasks-shapes", target: "shape" },
				{ name: "other", home: "inference", target: "other" },
			],
		),
		makePackage("tasks-shapes", ["shape", "inner"]),
		makePackage("inference", ["other", "shape"]),
	];
	expect(
		all
			.map((one) => describeInMain(one, all))
			.map(({ id, entries, passedOn }) => [
				id,
				entries.map(({ name }) => name),
				passedOn.map(({ name, home }) => `${name} in ${home}`),
			]),
	).toEqual([
		["tasks", ["TASKS", "shape"], ["other in inference"]],
		["tasks-shapes", ["inner"], ["shape in tasks"]],
		["inference", ["other", "shape"], []],
	]);
});
