import type {
	ChatCompletionOutput,
	ChatCompletionStreamOutput,
	TextGenerationStreamOutput,
} from "@pusula/inference";
import type { Simulator, SimulatorOptions } from "@pusula/simulator";
import { addPiece, type ChatAnswer, NO_ANSWER, toAnswer } from "./chat-answer.ts";
import { type Exchange, recordExchanges } from "./exchange.ts";

/** A call as the form stands. */
export interface PlaygroundCall {
	readonly task: string;
	readonly provider: string;
	readonly model: string;
	readonly args: Readonly<Record<string, unknown>>;
	/** Read the answer while it is written. */
	readonly stream: boolean;
	/** What goes wrong on purpose; empty for nothing. */
	readonly scenario: string;
}

/** How a run tells what happens. */
export interface RunReports {
	readonly signal: AbortSignal;
	/** The output as far as it has come. */
	readonly onOutput: (output: unknown) => void;
	readonly onExchange: (exchange: Exchange) => void;
}

type Method = (args: object, options?: object) => Promise<unknown>;
type Streamer<Piece> = (args: object, options?: object) => AsyncIterable<Piece>;

/** After this a simulated call gives up, so that faults without an end show theirs. */
const LONGEST_MS = 15_000;
/** The key of simulated calls: the simulator takes any of the platform's form. */
const DEMO_KEY = "hf_simulation";
const DEMO_KEY_OF_PROVIDER = "simulation";

/**
 * Makes a call with the real client against the simulated provider; nothing leaves the page. Client and simulator are
 * loaded with the first call.
 * @throws what the client throws
 */
export async function runCall(call: PlaygroundCall, reports: RunReports): Promise<void> {
	const [{ InferenceClient, PROVIDERS }, { createSimulator, findFaultPreset }] = await Promise.all([
		import("@pusula/inference"),
		import("@pusula/simulator"),
	]);
	const simulator = createSimulator({
		models: await knowModel(call, createSimulator().fetch),
		delayMs: 120,
		chunkDelayMs: 30,
		faults: findFaultPreset(call.scenario)?.faults ?? [],
	});
	const known: Readonly<Record<string, { readonly clientSideOnly?: true }>> = PROVIDERS;
	const key = known[call.provider]?.clientSideOnly ? DEMO_KEY_OF_PROVIDER : DEMO_KEY;
	const fetch = recordExchanges(simulator.fetch, reports.onExchange);
	const client = new InferenceClient(key, { fetch, signal: reports.signal, timeoutMs: LONGEST_MS });
	const { provider, model, args } = call;
	const full = { provider, model, ...args };
	const methods = client as unknown as Readonly<Record<string, Method>>; // found by the task's name
	if (call.task === "conversational") {
		if (call.stream)
			return readChat(
				methods["chatCompletionStream"] as unknown as Streamer<ChatCompletionStreamOutput>,
				full,
				reports,
			); // the client gives an iterable here
		const reply = await methods["chatCompletion"]?.(full);
		return reports.onOutput(toAnswer(reply as ChatCompletionOutput)); // the client has checked the reply
	}
	if (call.task === "text-generation" && call.stream)
		return readText(
			methods["textGenerationStream"] as unknown as Streamer<TextGenerationStreamOutput>,
			full,
			reports,
		); // as above
	reports.onOutput(await methods[toMethod(call.task)]?.(full));
}

async function readChat(
	stream: Streamer<ChatCompletionStreamOutput>,
	args: object,
	{ onOutput }: RunReports,
): Promise<void> {
	let answer: ChatAnswer = NO_ANSWER;
	for await (const piece of stream(args)) {
		answer = addPiece(answer, piece);
		onOutput(answer);
	}
}

async function readText(
	stream: Streamer<TextGenerationStreamOutput>,
	args: object,
	{ onOutput }: RunReports,
): Promise<void> {
	let text = "";
	for await (const piece of stream(args)) {
		if (!piece.token.special) text += piece.token.text;
		onOutput({ generated_text: text });
	}
}

/** The simulated hub takes a model it does not know for one of the chosen task. */
async function knowModel(
	{ model, provider, task }: PlaygroundCall,
	fetch: Simulator["fetch"],
): Promise<NonNullable<SimulatorOptions["models"]>> {
	const found = await fetch(`https://huggingface.co/api/models/${model}`);
	if (found.ok) return {};
	const providerId = provider === "hf-inference" ? model : model.toLowerCase();
	return { [model]: [{ provider, providerId, status: "live", task }] };
}

/** The client's method for a task: `text-to-image` becomes `textToImage`. */
function toMethod(task: string): string {
	return task.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}
