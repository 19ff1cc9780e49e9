import { measureBundle, toBundle } from "@pusula/tools/bundle-size";
import { expect, it } from "vitest";

const CHAT = "export { chatCompletion } from '@pusula/inference/core';";
const GROQ = "export { groq } from '@pusula/inference/providers/groq';";
const ALL = "export { InferenceClient } from '@pusula/inference';";

it("holds the call and the provider that are imported, and little more", async () => {
	const [call, both, all] = await Promise.all([CHAT, CHAT + GROQ, ALL].map((code) => measureBundle(code)));
	expect(both?.minified).toBeGreaterThan(call?.minified ?? Infinity);
	expect(both?.minified).toBeLessThan((all?.minified ?? 0) / 3);
});

it("holds how streams are read only where something streams", async () => {
	const stream = `export { chatCompletionStream } from '@pusula/inference/core'; ${GROQ}`;
	const [plain, streamed] = await Promise.all(
		[CHAT + GROQ, stream].map(async (code) => new TextDecoder().decode(await toBundle(code))),
	);
	expect(streamed).toContain("finish_reason");
	expect(plain).not.toContain("finish_reason");
});
