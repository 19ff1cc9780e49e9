import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ALLOWED_DIFFERENCES } from "./allowed-differences.ts";
import { compare, type Difference } from "./compare.ts";
import type { Version } from "./clients.ts";
import { errorScenarios } from "./error-scenarios.ts";
import { findAllowed } from "./find-allowed.ts";
import { runBoth } from "./outcome.ts";
import { type Pair, pairsOf } from "./pairs.ts";
import { keyScenarios, outputTypeScenarios, wrongReplyScenarios } from "./provider-scenarios.ts";
import type { Scenario } from "./scenario.ts";
import {
	autoScenarios,
	defaultModelScenarios,
	endpointScenarios,
	requestScenarios,
} from "./special-scenarios.ts";

/** Entries of the table that were needed, each with its place. */
const needed = new Set<string>();

function toKey(entry: object, where: string): string {
	return `${ALLOWED_DIFFERENCES.findIndex((one) => one === entry)} ${where}`;
}

function describeDifference(scenario: Scenario, { where, ours, theirs }: Difference): string {
	const [mine, other] = [ours, theirs].map((value) => JSON.stringify(value)?.slice(0, 200));
	return `${scenario.key}, ${scenario.variant}: ${where} is ${mine}, published ${other}`;
}

/** Differences of a scenario from the published library that the table does not allow. */
async function findUnexplained(scenario: Scenario): Promise<readonly string[]> {
	const { ours, theirs } = await runBoth(scenario);
	return compare(ours, theirs, scenario.against).flatMap((difference) => {
		const allowance = findAllowed(ALLOWED_DIFFERENCES, scenario, difference);
		if (allowance) needed.add(toKey(allowance.entry, allowance.where));
		return allowance ? [] : [describeDifference(scenario, difference)];
	});
}

/** The same of many scenarios. */
async function differencesOf(scenarios: readonly Scenario[]): Promise<readonly string[]> {
	if (scenarios.length === 0) throw new Error("There is nothing to compare.");
	const unexplained: string[] = [];
	for (const scenario of scenarios) unexplained.push(...(await findUnexplained(scenario)));
	return unexplained;
}

function isIn(pairs: readonly Pair[], { provider, task }: Pair): boolean {
	return pairs.some((pair) => pair.provider === provider && pair.task === task);
}

function tasksOf(pairs: readonly Pair[], provider: string): readonly string[] {
	return pairs.filter((pair) => pair.provider === provider).map(({ task }) => task);
}

function titled(pairs: readonly Pair[]): readonly (readonly [string, Pair])[] {
	return pairs.map((pair) => [`${pair.provider} ${pair.task}`, pair]);
}

/** Ids of the rows of differences.md: those of the tables whose first column is `id`. */
function readRows(): ReadonlySet<string> {
	const list = readFileSync(new URL("../../packages/inference/docs/differences.md", import.meta.url), "utf8");
	const tables = list.split("\n\n").filter((block) => /^\| id\b/.test(block));
	return new Set(tables.flatMap((table) => [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, id = ""]) => id)));
}

const old: Version = "3.13.1";
const newest: Version = "4.13.30";
const pairs = await pairsOf(old);
const newestPairs = await pairsOf(newest);
const newPairs = newestPairs.filter((pair) => !isIn(pairs, pair));
const imagePairs = newestPairs.filter(({ task }) => task === "text-to-image");

describe("the same as 3.13.1", () => {
	it("gives the same words when a call must fail", async () => {
		expect(await differencesOf(errorScenarios(old))).toEqual([]);
	});

	it.each(titled(pairs))("sends and gives the same for %s", async (_title, pair) => {
		expect(await differencesOf(keyScenarios(old, pair))).toEqual([]);
	});

	it.each(titled(pairs))("refuses the same replies of %s", async (_title, pair) => {
		expect(await differencesOf(wrongReplyScenarios(old, pair))).toEqual([]);
	});

	it.each(titled(pairs))("sends and gives the same through request for %s", async (_title, pair) => {
		expect(await differencesOf(requestScenarios(old, pair))).toEqual([]);
	});

	it("calls endpoints in the same way", async () => {
		expect(await differencesOf(endpointScenarios(old, tasksOf(pairs, "hf-inference")))).toEqual([]);
	});

	it("chooses the same provider", async () => {
		expect(
			await differencesOf(
				autoScenarios(
					old,
					pairs.filter(({ provider }) => provider !== "openai"),
				),
			),
		).toEqual([]);
	});

	it("takes the same model when none is named", async () => {
		expect(await differencesOf(defaultModelScenarios(old, tasksOf(pairs, "hf-inference")))).toEqual([]);
	});
});

describe("the same as 4.13 in what only it has", () => {
	it.each(titled(newPairs))("sends and gives the same for %s", async (_title, pair) => {
		expect(await differencesOf(keyScenarios(newest, pair))).toEqual([]);
	});

	it.each(titled(newPairs))("refuses the same replies of %s", async (_title, pair) => {
		expect(await differencesOf(wrongReplyScenarios(newest, pair))).toEqual([]);
	});

	it.each(titled(imagePairs))("gives images in the same forms for %s", async (_title, pair) => {
		expect(await differencesOf(outputTypeScenarios(newest, pair))).toEqual([]);
	});
});

describe("the table of allowed differences", () => {
	it("holds nothing that no longer occurs", () => {
		const stale = ALLOWED_DIFFERENCES.flatMap((entry) =>
			entry.where
				.filter((where) => !needed.has(toKey(entry, where)))
				.map((where) => `${entry.row}: ${where}`),
		);
		expect(stale).toEqual([]);
	});

	it("gives a reason for each difference in the list for readers, and for no other", () => {
		const rows = new Set(ALLOWED_DIFFERENCES.map(({ row }) => row));
		expect([...readRows()].toSorted()).toEqual([...rows].toSorted());
	});
});
