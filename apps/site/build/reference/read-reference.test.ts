import { beforeAll, describe, expect, it } from "vitest";
import type { ReferencePackage } from "../../src/features/docs/reference.ts";
import { readReference } from "./read-reference.ts";

/** Types of one element of a list, generated beside the list, whose docstring tells what an element is. */
const FAMILIES = /^\w+OutputElement$/;

describe("the API reference", () => {
	let packages: readonly ReferencePackage[] = [];
	beforeAll(async () => {
		packages = await readReference();
	}, 120_000);

	const find = (id: string, name: string) =>
		packages.find((one) => one.id === id)?.entries.find((entry) => entry.name === name);

	it("reads every package", () => {
		const least = (id: string): number => (id.startsWith("simulator-") ? 2 : 10);
		expect(packages.filter(({ id, entries }) => entries.length < least(id))).toEqual([]);
	});

	it("finds a docstring on every export", () => {
		const bare = packages.flatMap(({ id, entries }) =>
			entries.filter(({ name, text }) => !text && !FAMILIES.test(name)).map(({ name }) => `${id}: ${name}`),
		);
		expect(bare).toEqual([]);
	});

	it("writes the signature of a function", () => {
		expect(find("simulator", "createSimulator")?.signature).toBe(
			"function createSimulator(options?: SimulatorOptions): Simulator",
		);
	});

	it("lists fields with their types and docstrings", () => {
		expect(find("inference", "Options")?.fields).toContainEqual(
			expect.objectContaining({ name: "maxRetries?", text: expect.stringContaining("Default") as string }),
		);
	});

	it("says where an export stands in the repository", () => {
		expect(find("inference", "InferenceClient")?.source).toMatch(
			/^packages\/inference\/src\/client\.ts#L\d+$/,
		);
	});
});
