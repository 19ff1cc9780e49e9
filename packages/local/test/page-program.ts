import { InferenceClient } from "@pusula/inference";
import {
	deleteKeptModel,
	type FetchProgress,
	listKeptModels,
	local,
	type LocalOptions,
} from "../src/index.ts";

/** What a page does with a model of a hub, step by step; each returns what a test can compare. */
export const steps = {
	/** Runs the model once, in a worker of its own, with everything that is reported on the way. */
	async classify({ hubUrl, model, inputs, device, dtype, worker = "/worker.js" }: Step): Promise<unknown> {
		const plans: number[] = [];
		const progress: (readonly (number | undefined)[])[] = [];
		const devices: string[] = [];
		const threads: (number | undefined)[] = [];
		const fallbacks: string[] = [];
		const provider = open(hubUrl, {
			device,
			dtype,
			worker: () => new Worker(worker, { type: "module" }),
			onFallback: (reason) => fallbacks.push(reason),
			mayFetch: ({ bytesToFetch }) => plans.push(bytesToFetch) > 0,
			onProgress: ({ loadedBytes, totalBytes }) => progress.push([loadedBytes, totalBytes]),
			onRun: (run) => {
				devices.push(run.device);
				threads.push(run.threads);
			},
		});
		try {
			const found = await client.textClassification({ provider, model, inputs });
			const labels = found.map(({ label }) => label);
			const scores = found.map(({ score }) => score);
			return { labels, scores, plans, last: progress.at(-1), devices, threads, fallbacks };
		} catch (error) {
			return { error: error instanceof Error ? error.message : String(error), plans, fallbacks };
		} finally {
			await provider.close();
		}
	},
	/** Runs the model with one provider, and again once it has reported its failure to the page's host. */
	async retry({ hubUrl, model, inputs }: Step): Promise<unknown> {
		const provider = open(hubUrl);
		const run = (): Promise<object> =>
			client.textClassification({ provider, model, inputs }).then(
				(found) => ({ labels: found.map(({ label }) => label) }),
				(error: Error) => ({ error: error.message }),
			);
		const first = await run();
		await fetch("/mended");
		const second = await run();
		await provider.close();
		return [first, second];
	},
	/** The chunks of a streamed answer. */
	async chat({ hubUrl, model, inputs }: Step): Promise<readonly string[]> {
		const provider = open(hubUrl);
		const chunks: string[] = [];
		const messages = [{ role: "user", content: inputs }];
		for await (const { choices } of client.chatCompletionStream({ provider, model, messages })) {
			if (choices[0]?.delta.content) chunks.push(choices[0].delta.content);
		}
		await provider.close();
		return chunks;
	},
	/** Aborts a run as soon as bytes of its weights could come; gives what the call rejected with. */
	async cancel({ hubUrl, model, inputs }: Step): Promise<unknown> {
		const leave = new AbortController();
		const reason = new Error("enough");
		const provider = open(hubUrl, { onProgress: () => leave.abort(reason) });
		const options = { signal: leave.signal };
		const error: unknown = await client
			.textClassification({ provider, model, inputs }, options)
			.catch((caught: unknown) => caught);
		await provider.close();
		return error === reason;
	},
	/** The text of a picture of the page, and how many bytes were counted until it was read, of how many. */
	async read({ inputs: url }: Step): Promise<unknown> {
		const progress: FetchProgress[] = [];
		const provider = local({
			worker: () => new Worker("/worker.js", { type: "module" }),
			tesseract: {
				workerUrl: "/tesseract/worker.min.js",
				coreUrl: "/tesseract/core.wasm.js",
				languagesUrl: "/tesseract/",
			},
			onProgress: (now) => progress.push(now),
		});
		const inputs = await fetch(url).then((response) => response.blob());
		const { generated_text: text } = await client.imageToText({ provider, model: "tesseract/tur", inputs });
		await provider.close();
		return { text, last: progress.at(-1) };
	},
	kept: (): Promise<unknown> => listKeptModels(),
	remove: ({ model }: Step): Promise<void> => deleteKeptModel(model),
};

/** A hub, a model and a text. */
export interface Step {
	readonly hubUrl: string;
	readonly model: string;
	readonly inputs: string;
	readonly device?: LocalOptions["device"];
	readonly dtype?: string;
	/** URL of its script. */
	readonly worker?: string;
}

const client = new InferenceClient();

function open(hubUrl: string, options: LocalOptions = {}): ReturnType<typeof local> {
	return local({
		hubUrl,
		runtimeUrl: new URL("/runtime/", location.href).href,
		worker: () => new Worker("/worker.js", { type: "module" }),
		...options,
	});
}

Object.assign(globalThis, { steps });
