import { testClock } from "@pusula/tools/test-clock";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { makePicture, RED } from "./make-inputs.ts";
import { FIRST_RUN_MS, openHub, type OpenHub, readFixtures, runOnce } from "./open-hub.ts";

beforeAll(runOnce, FIRST_RUN_MS);

/** A hub on which a model of the fixtures lacks a file. */
async function openWithout(name: string, path: string): Promise<OpenHub> {
	const { files = {} } = (await readFixtures())[`tiny/${name}`] ?? {};
	const rest = Object.fromEntries(Object.entries(files).filter(([one]) => one !== path));
	const hub = await openHub({
		clock: testClock(),
		repositories: { [`tiny/${name}`]: { files: rest } },
	});
	onTestFinished(() => hub.close());
	return hub;
}

test.each([
	["text-classification", "tokenizer.json"],
	["text-classification", "tokenizer_config.json"],
	["image-classification", "preprocessor_config.json"],
] as const)("a %s model without %s is said so before weights are fetched", async (task, path) => {
	const { client, provider, paths } = await openWithout(task, path);
	const inputs = task === "text-classification" ? "iyi" : await makePicture(RED);
	await expect(client.call(task, { provider, model: `tiny/${task}`, inputs })).rejects.toMatchObject({
		code: "unsupported-model",
		message: expect.stringContaining(`tiny/${task} lacks ${path},`) as string,
	});
	expect(paths().filter((one) => one.endsWith(".onnx"))).toEqual([]);
});
