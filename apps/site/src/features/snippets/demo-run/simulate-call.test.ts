import { createSimulator } from "@pusula/simulator";
import { expect, test } from "vitest";
import { LOCALES } from "../../../lib/locale.ts";
import { listAllExamples, toExampleCall } from "../code/example-call.ts";

/** Every call that a page shows. */
const calls = listAllExamples().flatMap(({ page, example }) =>
	example.providers.flatMap((provider) =>
		LOCALES.map((locale) => toExampleCall(page, example, provider, locale)),
	),
);

test("the simulated hub knows every model that a page calls, for the task that it calls", async () => {
	const { fetch } = createSimulator();
	const models = [
		...new Set(calls.filter(({ provider }) => provider !== "openai").map(({ model }) => model)),
	];
	const replies = await Promise.all(
		models.map(async (model) => {
			const url = `https://huggingface.co/api/models/${model}?expand[]=inferenceProviderMapping`;
			return { model, status: (await fetch(url)).status };
		}),
	);
	expect(models.length).toBeGreaterThan(30);
	expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
});
