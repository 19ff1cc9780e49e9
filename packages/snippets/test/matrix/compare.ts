/**
 * Prints the same code with the published generator and ours, and runs all of it unchanged against the simulator.
 * Lists what does not run, then prints one line of JSON: how many programs each printed, and how many ran. A full
 * comparison is kept in `generated/compare.json`, which the bench reads: the day, and for each generator its package and
 * version with the two numbers.
 * Run: npm run compare --workspace packages/snippets (about ten minutes), or with words that a program's title must hold
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PROVIDERS, snippets as published } from "@huggingface/inference-newest";
import { createSimulator, type FormField, type RecordedRequest } from "@pusula/simulator";
import { type CallableTask, CALLABLE_TASKS } from "@pusula/tasks";
import { getInferenceSnippets } from "../../src/reference/get-inference-snippets.ts";
import type { InferenceSnippet } from "../../src/reference/types.ts";
import { openWorkbenches, type Workbench } from "../workbench.ts";

/** The tasks of our client; the published package has others too. */
const ROWS: Readonly<Record<string, CallableTask>> = CALLABLE_TASKS;
const PACKAGE = join(import.meta.dirname, "../..");

/** Words that a program's title must hold. */
const words = process.argv.slice(2);

/** A model at a provider, with options: the call that both generators print. */
interface ComparedCall {
	readonly task: string;
	readonly provider: string;
	readonly options: Readonly<Record<string, unknown>>;
}

/** Number of programs that a generator printed, and of those that ran unchanged. */
interface RunRate {
	/** The generator's package and version. */
	readonly generator: string;
	readonly total: number;
	readonly passed: number;
}

/** A full comparison, as it is kept. */
interface RateComparison {
	/** Day of the comparison. */
	readonly date: string;
	readonly ours: RunRate;
	readonly published: RunRate;
}

/** A generator of snippets in the published form. */
type Generate = (call: ComparedCall, providerModel: string) => readonly InferenceSnippet[];

/** Programs that run at the same time. */
const AT_ONCE = 6;
/** Text as people write it: apostrophes, quotes, a backslash, a line break. */
const WRITTEN = "Türkiye'nin \"en\" güzel\\yeri,\nAnkara'nın kalesi";
const ENV_KEYS = Object.keys(PROVIDERS).map((id) => `${id.toUpperCase().replaceAll("-", "_")}_API_KEY`);
const KEYS = {
	HF_TOKEN: "hf_test",
	API_TOKEN: "hf_test",
	FAL_KEY: "own-key",
	...Object.fromEntries(ENV_KEYS.map((name) => [name, "own-key"])),
};
/** Tasks whose input is one text, which a caller may give in place of the example. */
const TEXT_TASKS: ReadonlySet<string> = new Set([
	"summarization",
	"text-classification",
	"text-to-image",
	"text-to-speech",
	"token-classification",
	"translation",
]);

/** Every task of every provider that the published package has, with its options. */
function listCalls(): readonly ComparedCall[] {
	return Object.entries(PROVIDERS).flatMap(([provider, tasks]) =>
		Object.keys(tasks).flatMap((task) => {
			const plain = { task, provider, options: {} };
			// Its own host alone, and prompts, which the newer form prints as chats.
			if (provider === "openai" || task === "text-generation") return [];
			if (ROWS[task]?.outputKind === "chat")
				return [plain, { ...plain, options: { streaming: true } }, { ...plain, options: withMessage() }];
			return TEXT_TASKS.has(task) ? [plain, { ...plain, options: { inputs: WRITTEN } }] : [plain];
		}),
	);
}

function withMessage(): ComparedCall["options"] {
	return { messages: [{ role: "user", content: WRITTEN }] };
}

function toModel(task: string) {
	const id = `pusula/${task}`;
	const tag = ROWS[task]?.page ?? task;
	return { id, pipeline_tag: tag, tags: ["conversational"], inference: "warm", mask_token: "[MASK]" };
}

/** The provider's name of a model at the simulated hub. */
async function readProviderModel({ task, provider }: ComparedCall): Promise<string> {
	const url = `https://huggingface.co/api/models/pusula/${task}?expand[]=inferenceProviderMapping`;
	const response = await createSimulator().fetch(url);
	const { inferenceProviderMapping = {} } = (await response.json()) as {
		inferenceProviderMapping?: Record<string, { providerId: string }>;
	}; // the simulator's own form
	return inferenceProviderMapping[provider]?.providerId ?? `pusula/${task}`;
}

const ours: Generate = ({ task, provider, options }, providerId) =>
	getInferenceSnippets(toModel(task), provider, { providerId }, options);

/** The published generator; a list it cannot make is an empty one. */
const theirs: Generate = ({ task, provider, options }, providerId) => {
	const args = [
		toModel(task),
		provider,
		{ provider, providerId, hfModelId: `pusula/${task}`, task, status: "live" },
		options,
	];
	try {
		return (published.getInferenceSnippets as (...args: unknown[]) => InferenceSnippet[])(...args); // ids of models the simulator knows
	} catch {
		return [];
	}
};

/** A form as it arrived, to be sent once more. */
function toForm(fields: Readonly<Record<string, readonly FormField[]>>): FormData {
	const form = new FormData();
	for (const [name, values] of Object.entries(fields))
		for (const value of values)
			if (typeof value === "string") form.append(name, value);
			else form.append(name, new Blob([Buffer.from(value.bytes)], { type: value.type }), value.name);
	return form;
}

/** Headers that belong to the connection. */
const HOP_HEADERS: ReadonlySet<string> = new Set([
	"accept-encoding",
	"connection",
	"content-length",
	"expect",
	"host",
	"transfer-encoding",
]);

/** True when the simulated service accepts a request that a program sent. */
async function isTaken({ url, method, headers, body }: RecordedRequest): Promise<boolean> {
	const type = headers["content-type"] ?? "";
	const isForm = type.startsWith("multipart/");
	const isPlain = body instanceof Uint8Array || typeof body === "string";
	const sent = isForm
		? toForm(body as Readonly<Record<string, readonly FormField[]>>) // the simulator read it as such
		: ((isPlain ? body : JSON.stringify(body)) as string); // one of the two kinds of body fetch takes
	const response = await createSimulator().fetch(url, {
		method,
		headers: Object.entries(headers).filter(
			([name]) => !HOP_HEADERS.has(name) && !(isForm && name === "content-type"),
		),
		body: sent,
	});
	return response.ok;
}

/** Runs one program as printed: it ends well, and every call it sends is taken. */
async function runs({ language, content }: InferenceSnippet, bench: Workbench): Promise<boolean> {
	const { simulator } = bench.proxy;
	simulator.clear();
	const { code } = await bench.run({ language, code: content });
	const calls = simulator.requests.filter(({ method }) => method === "POST");
	if (code !== 0 || calls.length === 0) return false;
	const taken = await Promise.all(calls.map(isTaken));
	return taken.every(Boolean);
}

/** A program, and the call that it was printed for. */
interface Program extends InferenceSnippet {
	readonly title: string;
}

async function countRuns(programs: readonly Program[]): Promise<number> {
	const waiting = [...programs];
	let passed = 0;
	const runSome = async (bench: Workbench): Promise<void> => {
		for (let one = waiting.shift(); one; one = waiting.shift()) {
			if (await runs(one, bench)) passed += 1;
			else console.error(`✗ ${one.title}`);
		}
	};
	const benches = await openWorkbenches(AT_ONCE, { keys: KEYS });
	try {
		await Promise.all(benches.map(runSome));
	} finally {
		await Promise.all(benches.map((bench) => bench.close()));
	}
	return passed;
}

async function listPrograms(generate: Generate): Promise<readonly Program[]> {
	const lists = await Promise.all(
		listCalls().map(async (call) => {
			const { provider, task, options } = call;
			const snippets = generate(call, await readProviderModel(call));
			const title = `${generate.name} ${provider} ${task} ${JSON.stringify(options)}`;
			return snippets.map((one) => ({ ...one, title: `${title}: ${one.language} ${one.client}` }));
		}),
	);
	return lists.flat().filter(({ title }) => words.every((word) => title.includes(word)));
}

/** Package and version that a manifest names. */
async function readGenerator(manifest: string): Promise<string> {
	const { name, version } = JSON.parse(await readFile(join(PACKAGE, manifest), "utf8")) as {
		name: string;
		version: string;
	}; // a manifest has both
	return `${name} ${version}`;
}

async function measure(generate: Generate, manifest: string): Promise<RunRate> {
	const programs = await listPrograms(generate);
	return {
		generator: await readGenerator(manifest),
		total: programs.length,
		passed: await countRuns(programs),
	};
}

const comparison: RateComparison = {
	date: new Date().toISOString().slice(0, 10),
	ours: await measure(ours, "package.json"),
	published: await measure(theirs, "../../node_modules/@huggingface/inference-newest/package.json"),
};
if (words.length === 0)
	await writeFile(
		join(PACKAGE, "generated/compare.json"),
		`${JSON.stringify(comparison, undefined, "\t")}\n`,
	);
console.log(JSON.stringify(comparison));
