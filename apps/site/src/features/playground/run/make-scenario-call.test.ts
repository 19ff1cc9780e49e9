import { existsSync } from "node:fs";
import { ERROR_CODES } from "@pusula/inference";
import { expect, test } from "vitest";
import { buildCatalogue } from "../target/build-catalogue.ts";
import { buildTaskData } from "../target/build-task-data.ts";
import { listMediaPaths } from "../target/find-inputs.ts";
import { readDraft, toDraft } from "../form/draft/draft.ts";
import { makeCall } from "./make-call.ts";
import { toRunError } from "./state/run-error.ts";
import { toCall } from "../form/to-call.ts";
import { toScenarioId, UNREACHABLE } from "../target/scenarios/error-scenario.ts";
import { ERROR_SCENARIOS } from "../target/scenarios/error-scenarios.ts";
import { printChange } from "../target/scenarios/print-change.ts";

const CATALOGUE = buildCatalogue("tr", {});

const PAGES = new URL("../../../../content/tr/errors/", import.meta.url);

test("every code with a page of words has a scenario, or a reason why it has none", () => {
	const known = [...ERROR_SCENARIOS.map(({ code }) => code), ...UNREACHABLE];
	expect(new Set(known).size).toBe(known.length);
	const written = ERROR_CODES.filter((code) => existsSync(new URL(`${code}.mdx`, PAGES)));
	expect(written.filter((code) => !known.includes(code))).toEqual([]);
});

test.concurrent.each(ERROR_SCENARIOS)("$code really happens", async ({ code, target }) => {
	const data = buildTaskData(target.task, "tr");
	const files = listMediaPaths(data.input).map(([path, media]) => [
		path,
		new Blob(["x"], { type: `${media}/png` }),
	]);
	const { args } = readDraft(data.input, {
		...toDraft(data.input, data.example),
		...Object.fromEntries(files),
	});
	const state = { ...target, scenario: toScenarioId(code), connection: "simulated" } as const;
	const callbacks = {
		signal: AbortSignal.timeout(20_000),
		onOutput: () => undefined,
		onExchange: () => undefined,
	};
	const run = makeCall(toCall(CATALOGUE, state, args, { kind: "simulated" }), callbacks);
	const error = await run.then(
		() => undefined,
		(thrown: unknown) => thrown,
	);
	expect(toRunError(error)).toMatchObject({ code });
});

test.each(ERROR_SCENARIOS)("$code is offered by its provider and says what it changes", (scenario) => {
	const provider = CATALOGUE.providers.find(({ id }) => id === scenario.target.provider);
	expect(provider?.tasks).toContain(scenario.target.task);
	expect(printChange(scenario)).not.toBe("");
	expect(printChange(scenario)).not.toContain("[object");
});
