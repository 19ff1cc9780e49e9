/**
 * How many distinct functions of the client one call passes, and in how many files: a picture with a job, and a streamed
 * chat, each with the lookup of its model. Counted by the engine (V8's precise coverage) over the sources, not the bundle.
 * Printed by `npm run bench -- --walk`; with `--list` the folders and each function too.
 */
import { Session } from "node:inspector/promises";
import { basename, dirname } from "node:path/posix";
import { InferenceClient } from "@pusula/inference";
import { testClock } from "@pusula/tools/test-clock";
import { toChunks } from "./event-stream.ts";
import { toUrl } from "./peers.ts";

const SOURCES = "/packages/inference/src/";

/** A function that the TypeScript loader adds to each file, not ours. */
const COMPILED = "__name";

/** A model for each walk: a lookup is kept for all calls, and the second walk would find that of the first. */
const PICTURE_MODEL = "acme/fox";
const CHAT_MODEL = "acme/owl";

/** One function that was called. */
interface Called {
	readonly file: string;
	/** Empty for a function without one. */
	readonly name: string;
}

const walks: Readonly<Record<string, () => Promise<unknown>>> = {
	"textToImage on fal-ai, with a job": () =>
		clientWith(respondAsQueue).textToImage({ provider: "fal-ai", model: PICTURE_MODEL, inputs: "a fox" }),
	"chatCompletionStream on groq": async () => {
		const messages = [{ role: "user", content: "Merhaba" }];
		const stream = clientWith(respondAsStream).chatCompletionStream({
			provider: "groq",
			model: CHAT_MODEL,
			messages,
		});
		for await (const chunk of stream) if (chunk.choices.length === 0) throw new Error("an empty chunk");
	},
};

for (const [what, walk] of Object.entries(walks)) {
	const called = await listCalled(walk);
	const files = new Set(called.map(({ file }) => file));
	console.log(`${what}: ${called.length} functions in ${files.size} files`);
	if (process.argv.includes("--list")) printParts(called);
}

/** Prints each folder with the number of its functions that were called, and the functions by file. */
function printParts(called: readonly Called[]): void {
	const parts = new Set(called.map(({ file }) => dirname(file)));
	for (const part of [...parts].toSorted()) {
		const functions = called.filter(({ file }) => dirname(file) === part);
		console.log(`  ${part}: ${functions.length}`);
		for (const { file, name } of functions) console.log(`    ${basename(file)} ${name}`);
	}
}

/** The functions of the client's sources that a chunk of work calls. */
async function listCalled(work: () => Promise<unknown>): Promise<readonly Called[]> {
	const session = new Session();
	session.connect();
	await session.post("Profiler.enable");
	await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
	await work();
	const { result } = await session.post("Profiler.takePreciseCoverage");
	session.disconnect();
	return result
		.filter(({ url }) => url.includes(SOURCES))
		.flatMap(({ url, functions }) =>
			functions.map(({ functionName, ranges: [range] }) => ({
				file: url.slice(url.indexOf(SOURCES) + SOURCES.length),
				name: functionName,
				count: range?.count ?? 0,
			})),
		)
		.filter(({ count, name }) => count > 0 && name !== COMPILED);
}

function clientWith(respond: (url: string) => Response): InferenceClient {
	return new InferenceClient("hf_key", {
		clock: testClock(),
		fetch: (input) => Promise.resolve(respond(toUrl(input))),
	});
}

/** The hub, a queue whose job is done at the first poll, and the file it made. */
function respondAsQueue(url: string): Response {
	if (url.includes("/api/models/")) return mappingOf("fal-ai", "text-to-image");
	if (url.endsWith("/picture.png")) return new Response("png", { headers: { "content-type": "image/png" } });
	if (url.includes("/requests/1/status")) return Response.json({ status: "COMPLETED" });
	if (url.includes("/requests/1"))
		return Response.json({ images: [{ url: "https://files.example.com/picture.png" }] });
	return Response.json({
		request_id: "1",
		status: "IN_QUEUE",
		response_url: "https://queue.fal.run/model/requests/1",
	});
}

/** The hub, and a stream of three chunks. */
function respondAsStream(url: string): Response {
	if (url.includes("/api/models/")) return mappingOf("groq", "conversational");
	return new Response(new Blob([...toChunks(3, 0)]), { headers: { "content-type": "text/event-stream" } });
}

function mappingOf(provider: string, task: string): Response {
	return Response.json({
		inferenceProviderMapping: { [provider]: { providerId: "model", status: "live", task } },
	});
}
