import { expect, test } from "vitest";
import { type Received, watchBody } from "./receive-body.ts";

function toResponse(chunks: readonly string[], type: string): Response {
	const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk));
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			const chunk = bytes.shift();
			if (chunk) controller.enqueue(chunk);
			else controller.close();
		},
	});
	return new Response(body, { headers: { "content-type": type } });
}

test("a text is reported unchanged, once it has ended", async () => {
	const reports: Received[] = [];
	const type = "text/event-stream; charset=utf-8";
	const watched = watchBody(toResponse(["data: ğ\n\n", "data: [DONE]\n\n"], type), (one) =>
		reports.push(one),
	);
	expect(reports).toEqual([]);
	expect(await watched.text()).toBe("data: ğ\n\ndata: [DONE]\n\n");
	expect(reports).toEqual([
		{
			type: "text/event-stream",
			bytes: 24,
			text: "data: ğ\n\ndata: [DONE]\n\n",
			isCut: false,
			isWhole: true,
		},
	]);
});

test("a file is reported by its type and size", async () => {
	const reports: Received[] = [];
	const watched = watchBody(toResponse(["abc"], "image/png"), (one) => reports.push(one));
	expect((await watched.blob()).type).toBe("image/png");
	expect(reports).toEqual([{ type: "image/png", bytes: 3, isCut: false, isWhole: true }]);
});

test("of a long text only the beginning is kept, and the reader gets all of it", async () => {
	const reports: Received[] = [];
	const chunks = Array.from({ length: 30 }, () => "x".repeat(10_000));
	const watched = watchBody(toResponse(chunks, "application/problem+json"), (one) => reports.push(one));
	expect(await watched.text()).toHaveLength(300_000);
	expect(reports[0]).toMatchObject({ bytes: 300_000, isCut: true, isWhole: true });
	expect(reports[0]?.text).toHaveLength(256_000);
});

test("a reader that stops ends the source, and what has come is reported", async () => {
	const reports: Received[] = [];
	let isEnded = false;
	const source = new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(new Uint8Array([104, 105])),
		cancel() {
			isEnded = true;
		},
	});
	const response = new Response(source, { headers: { "content-type": "text/plain" } });
	const reader = watchBody(response, (one) => reports.push(one)).body?.getReader();
	await reader?.read();
	await reader?.cancel();
	expect(isEnded).toBe(true);
	expect(reports).toMatchObject([{ text: "hi", isWhole: false }]);
});

test("a broken connection breaks the reader's body too", async () => {
	const reports: Received[] = [];
	const source = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("cut")) });
	await expect(watchBody(new Response(source), (one) => reports.push(one)).text()).rejects.toThrow("cut");
	expect(reports).toMatchObject([{ type: "", bytes: 0, isWhole: false }]);
});

test("a response without a body stays as it is", () => {
	const response = new Response(null, { status: 204 });
	expect(watchBody(response, () => undefined)).toBe(response);
});
