/**
 * Reads many chat streams of a server, fifty at a time under one signal, and prints how much the heap grew in bytes.
 * Run: node --expose-gc --import tsx --conditions=pusula-source stream-many.ts <server> <calls>
 */
import { chatCompletionStream } from "../../src/core.ts";
import { groq } from "../../src/providers/groq.ts";

const [, , host = "", calls = "0"] = process.argv;
const { signal } = new AbortController();

async function readStreams(count: number): Promise<void> {
	for (let index = 0; index < count; index++) {
		const stream = chatCompletionStream(
			{
				provider: { ...groq, host },
				model: "m",
				accessToken: "k",
				messages: [{ role: "user", content: "hi" }],
			},
			{ signal },
		);
		for await (const { id } of stream) if (index % 3 === 0 && id !== "") break;
	}
}

/** Heap in use once everything that can be freed is freed. */
async function heapUsed(): Promise<number> {
	for (let round = 0; round < 5; round++) {
		await new Promise(setImmediate); // connections that were left are closed
		globalThis.gc?.();
	}
	return process.memoryUsage().heapUsed;
}

/** Reads streams fifty at a time: runtimes warn of a leak beyond ten listeners on one signal. */
async function readFiftyfold(count: number): Promise<void> {
	await Promise.all(Array.from({ length: 50 }, () => readStreams(count / 50)));
}

await readFiftyfold(1000);
const before = await heapUsed();
await readFiftyfold(Number(calls));
console.log((await heapUsed()) - before);
