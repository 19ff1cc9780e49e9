import { FAULT_PRESETS, throughServer } from "@pusula/simulator";
import { serve } from "@pusula/simulator/serve";
import { describe, expect, it, onTestFinished } from "vitest";
import { InferenceError } from "../src/core.ts";
import { InferenceClient } from "../src/index.ts";
import { collect, fastClock, MESSAGES } from "./calls.ts";
const rows: string[] = [];
async function outcome(call: () => Promise<unknown>): Promise<string> {
	try { await call(); return "good"; } catch (e) { return InferenceError.is(e) ? `${e.code}${e.status ? " "+e.status : ""}` : "raw "+String(e); }
}
describe("x", () => {
	it.each(FAULT_PRESETS.map((p) => [p.id, p] as const))("%s", async (id, preset) => {
		fastClock();
		const kinds = {
			chat: (c: InferenceClient) => c.chatCompletion({ provider: "groq", model: "pusula/conversational", messages: MESSAGES }),
			stream: (c: InferenceClient) => collect(c.chatCompletionStream({ provider: "groq", model: "pusula/conversational", messages: MESSAGES })),
			job: (c: InferenceClient) => c.textToImage({ provider: "fal-ai", model: "pusula/text-to-image", inputs: "a fox" }),
		};
		const found: Record<string,string> = {};
		for (const [kind, call] of Object.entries(kinds)) {
			const served = await serve({ faults: preset.faults, jobPolls: 1 });
			onTestFinished(() => served.close());
			const own = throughServer(served.url);
			const client = new InferenceClient("hf_x", { fetch: own, timeoutMs: 20_000, maxResponseBytes: 4_000_000 });
			found[kind] = await outcome(() => call(client));
		}
		console.log(JSON.stringify(id)+": "+JSON.stringify(found)+",");
		expect(found).toBeTruthy();
	});
});
