import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "@pusula/tools/root";
import { type ReferencePackage, toImportName } from "../../src/facts/reference/reference.ts";
import { readReference } from "./read-reference.ts";

/** Types of one element of a list, generated beside the list, whose docstring describes an element. */
const FAMILIES = /^\w+OutputElement$/;

describe("the API reference", () => {
	let packages: readonly ReferencePackage[] = [];
	beforeAll(async () => {
		packages = await readReference();
	}, 240_000);

	const find = (id: string, name: string) =>
		packages.find((one) => one.id === id)?.entries.find((entry) => entry.name === name);

	it("reads every package", () => {
		const least = (id: string): number => (/^(simulator|local|metrics)-/.test(id) ? 1 : 10);
		const count = ({ entries, passedOn }: ReferencePackage): number => entries.length + passedOn.length;
		expect(packages.filter((one) => count(one) < least(one.id))).toEqual([]);
	});

	it("reads every name that a program can import, but for one value each of providers and tasks", () => {
		const manifests = globSync("packages/*/package.json", { cwd: ROOT }).map(
			(path) =>
				JSON.parse(readFileSync(join(ROOT, path), "utf8")) as {
					name: string;
					private?: boolean;
					exports: Readonly<Record<string, unknown>>;
				}, // a package's own manifest
		);
		const published = manifests.filter((manifest) => manifest.private !== true);
		const names = published.flatMap(({ name, exports }) =>
			Object.keys(exports)
				.filter((path) => !path.endsWith("*") && !path.endsWith(".json"))
				.filter((path) => !path.startsWith("./providers/")) // with its names, one value each of providers
				.map((path) => join(name, path)),
		);
		expect(packages.map(({ id }) => toImportName(id)).toSorted()).toEqual(names.toSorted());
	});

	it("says for every name that is passed on who describes it", () => {
		for (const { passedOn } of packages)
			for (const { home, target } of passedOn) expect(find(home, target)).toBeDefined();
		expect(packages.find(({ id }) => id === "tasks-shapes")?.passedOn.length).toBeGreaterThan(70);
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
			expect.objectContaining({ name: "retry_on_error?", fallback: "true" }),
		);
	});

	it("gives a parameter its default, but not the bare braces of options", () => {
		const parameters = find("metrics", "topKAccuracy")?.parameters;
		expect(parameters?.at(-1)).toMatchObject({ name: "k?", fallback: "5" });
		expect(find("metrics", "wer")?.parameters.at(-1)).not.toHaveProperty("fallback");
	});

	it("says where an export stands in the repository", () => {
		expect(find("inference", "InferenceClient")?.source).toMatch(
			/^packages\/inference\/src\/entry\/client\.ts#L\d+$/,
		);
	});
});
