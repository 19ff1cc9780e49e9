import { expect, it } from "vitest";
import { openCall } from "../call/call.ts";
import { readChunks } from "./reply.ts";

const call = openCall({ task: "conversational", args: {} });

it("joins small chunks of a body, each of which takes many times its own size", async () => {
	let left = 200_000;
	const body = new ReadableStream({
		pull(controller) {
			if (left-- > 0) controller.enqueue(new Uint8Array([left % 251]));
			else controller.close();
		},
	});
	const chunks = await readChunks(new Response(body), [200_000, ""], call);
	expect(chunks.length).toBeLessThan(70_000);
	const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
	expect(bytes).toHaveLength(200_000);
	expect(bytes.every((byte, index) => byte === (199_999 - index) % 251)).toBe(true);
});

it("counts chunks of nothing towards the limit", async () => {
	const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array()) });
	const reading = readChunks(new Response(body), [1000, "maxJsonBytes"], call);
	await expect(reading).rejects.toMatchObject({ code: "too-large" });
});
