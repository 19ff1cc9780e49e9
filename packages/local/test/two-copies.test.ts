import { readFileSync } from "node:fs";
import { InferenceClient } from "@pusula/inference";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { LocalProvider } from "../src/index.ts";
import { FIRST_RUN_MS, openHub, type OpenHub, runOnce } from "./open-hub.ts";

const PICTURE = new URL("pictures/turkish.png", import.meta.url);
let open: OpenHub;
beforeAll(async () => {
	await runOnce();
	open = await openHub();
}, FIRST_RUN_MS);
afterAll(() => open.close());

/** A provider of the package loaded once more, as when two versions of it meet in one program. */
async function loadAgain(): Promise<LocalProvider> {
	vi.resetModules();
	const { local } = await import("../src/index.ts");
	return local({ hubUrl: `${open.hub.url}/huggingface.co` });
}

test("a second copy of the package takes no files for those of a model that the first one read", async () => {
	const client = new InferenceClient();
	const first = await loadAgain();
	const inputs = new Blob([readFileSync(PICTURE)], { type: "image/png" });
	await client.imageClassification({ provider: first, model: "tiny/image-classification", inputs });
	await first.close();
	const second = await loadAgain();
	const call = { provider: second, model: "tiny/text-generation", inputs: "Bugün hava" };
	const { generated_text } = await client.textGeneration(call);
	expect(generated_text).not.toBe("");
	await second.close();
});
