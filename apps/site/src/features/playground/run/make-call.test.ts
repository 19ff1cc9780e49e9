import { PROVIDERS } from "@pusula/inference";
import { testClock } from "@pusula/tools/test-clock";
import { expect, test } from "vitest";
import { listServedTasks } from "../../../facts/providers/provider-facts.ts";
import { buildCatalogue } from "../target/build-catalogue.ts";
import { buildTaskData } from "../target/build-task-data.ts";
import { listMediaPaths } from "../target/find-inputs.ts";
import { chooseModel, listProvidersOf, type ProviderChoice } from "../target/state/catalogue.ts";
import { readDraft, toDraft } from "../form/draft/draft.ts";
import type { Exchange } from "./state/exchange.ts";
import { makeCall } from "./make-call.ts";

const CATALOGUE = buildCatalogue("tr", {});
const findProvider = (wanted: string): ProviderChoice | undefined =>
	CATALOGUE.providers.find(({ id }) => id === wanted);
const PAIRS = CATALOGUE.tasks.flatMap(({ id }) =>
	listProvidersOf(CATALOGUE, id).map(
		({ id: provider, streamed, queued }) =>
			[id, provider, streamed.includes(id), queued.includes(id)] as const,
	),
);

test.concurrent.each(PAIRS)(
	"%s with %s answers the example of its form",
	async (task, provider, stream, queued) => {
		const data = buildTaskData(task, "tr");
		const files = Object.fromEntries(
			listMediaPaths(data.input).map(([path, media]) => [
				path,
				new Blob([PNG], { type: TYPES[media] ?? "" }),
			]),
		);
		const { args, problems } = readDraft(data.input, { ...toDraft(data.input, data.example), ...files });
		const outputs: unknown[] = [];
		const exchanges: Exchange[] = [];
		await makeCall(
			{
				task,
				provider,
				model: chooseModel(data.models, findProvider(provider), task),
				args,
				stream,
				queued,
				routed: true,
				scenario: "",
			},
			{
				signal: new AbortController().signal,
				onOutput: (output) => outputs.push(output),
				onExchange: (exchange) => exchanges.push(exchange),
			},
			{ kind: "simulated", clock: testClock() },
		);
		expect([...problems]).toEqual([]);
		expect(outputs.length).toBeGreaterThan(0);
		expect(JSON.stringify(exchanges)).not.toMatch(/hf_simulation|Bearer simulation/);
	},
);

test("every task of every provider can be tried", () => {
	const offered = new Set(Object.values(PROVIDERS).flatMap(({ tasks }) => Object.keys(tasks)));
	expect(new Set(listServedTasks())).toEqual(offered);
});

const TYPES: Readonly<Record<string, string>> = { audio: "audio/wav", image: "image/png" };

/** The smallest picture: one white dot. */
const PNG = Uint8Array.from(
	atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="),
	(letter) => letter.charCodeAt(0),
);
