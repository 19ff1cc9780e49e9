import { isDeepStrictEqual } from "node:util";
import { type CallableTask, CALLABLE_TASKS } from "@pusula/tasks";
import type { Snippet, SnippetCall } from "../../src/types/snippet.ts";
import type { Workbench } from "../workbench.ts";
import { type Expected, readChunkText, runClient, toEssence } from "./expected.ts";
import { inOtherWay, withoutAdditions, withoutOmitted } from "./additions.ts";

/** Outcome of one snippet. */
export interface Outcome {
	/** Description of the failure; absent when it passed. */
	readonly problem?: string;
}

/** Most parts of an output that are looked for: programs shorten long lists. */
const MOST_LEAVES = 40;

/** The client's requests and result for a call, by which each snippet is judged; each call is made once. */
export function expectedOf(call: SnippetCall): (client: Snippet["client"]) => Promise<Expected> {
	const made = new Map<boolean, Promise<Expected>>();
	return (client) => {
		const isFal = client === "fal_client";
		const known = made.get(isFal) ?? runClient(asMadeBy(client, call));
		made.set(isFal, known);
		return known;
	};
}

/**
 * Runs one snippet as printed and judges it: it ends well, sends the client's own request, and prints or writes the
 * client's result.
 */
export async function runCell(
	snippet: Snippet,
	call: SnippetCall,
	expected: Expected,
	bench: Workbench,
): Promise<Outcome> {
	const { simulator } = bench.proxy;
	simulator.clear();
	const { code, stdout, stderr } = await bench.run(snippet);
	if (code === 0 && snippet.language === "powershell") return {}; // was read only
	if (code !== 0) return { problem: `ended with ${code}: ${(stderr || stdout).slice(-1500)}` };
	const what = `${snippet.client} ${toPlace(call)} ${call.task}`;
	const requests = inOtherWay(what, expected.requests);
	const sent = withoutAdditions(snippet.client, toEssence(simulator.requests));
	if (!isDeepStrictEqual(sent, requests)) {
		return { problem: `sent ${JSON.stringify(sent)}\nthe client sends ${JSON.stringify(requests)}` };
	}
	const pwned = await bench.read("pwned").catch(() => undefined);
	if (pwned) return { problem: "a text of the call was run as a command" };
	const problem = await checkResult(snippet, toShown(what, snippet, call, expected), stdout, bench);
	return problem === undefined ? {} : { problem };
}

/** The call as a client makes it: fal's own goes straight to fal. */
function asMadeBy(client: Snippet["client"], call: SnippetCall): SnippetCall {
	return client === "fal_client" ? { ...call, routed: false, billTo: undefined } : call;
}

/** Short name of a call's target. */
function toPlace({ provider = "", endpointUrl }: SnippetCall): string {
	if (endpointUrl !== undefined) return "endpoint";
	return typeof provider === "string" ? provider : provider.id;
}

/** Compares the code's output with the client's result: images that went through an image library are encoded anew. */
async function checkResult(
	{ client, writes, output: kind }: Snippet,
	output: unknown,
	printed: string,
	bench: Workbench,
): Promise<string | undefined> {
	if (writes !== undefined) {
		const isAnew = client === "huggingface_hub" && writes.endsWith(".png");
		return checkFile(writes, output, bench, !isAnew);
	}
	if (printed.trim() === "") return "nothing was printed";
	if (typeof output === "string" && kind !== "reply") {
		const text = kind === "events" ? fromEvents(printed) : printed;
		return text.trim() === output.trim()
			? undefined
			: `printed ${JSON.stringify(text)}\nthe client gives ${JSON.stringify(output)}`;
	}
	const missing = findMissing(output, printed);
	return missing.length > 0 ? `not printed: ${JSON.stringify(missing).slice(0, 400)}` : undefined;
}

/** The part of an output that a program shows. */
function toShown(
	what: string,
	{ output: kind }: Snippet,
	call: SnippetCall,
	{ output, reply }: Expected,
): unknown {
	const row: CallableTask = CALLABLE_TASKS[call.task];
	if (kind === "reply" && !row.streams) return reply;
	return withoutOmitted(what, toText(call, output));
}

async function checkFile(
	name: string,
	output: unknown,
	{ read }: Workbench,
	isExact: boolean,
): Promise<string | undefined> {
	const bytes = await read(name).catch(() => undefined);
	if (!bytes) return `${name} was not written`;
	const wanted = Buffer.from(await (output as Blob).arrayBuffer()); // tasks that write a file return a Blob
	if (isExact) return bytes.equals(wanted) ? undefined : `${name} holds other bytes than the client gives`;
	return bytes.subarray(0, 8).equals(wanted.subarray(0, 8)) ? undefined : `${name} is of another kind`;
}

/** The text in printed events of a stream. */
function fromEvents(printed: string): string {
	const events = printed.split("\n").filter((line) => line.startsWith("data:") && !line.includes("[DONE]"));
	return events.map((line) => readChunkText(JSON.parse(line.slice(5)))).join("");
}

/** Parts of an output that are missing in the printed text. Numbers may be rounded, files in base64 left out. */
function findMissing(output: unknown, printed: string): readonly (string | number)[] {
	const bare = toBare(printed);
	const numbers = (printed.match(/-?\d+(\.\d+)?(e[+-]?\d+)?/g) ?? []).map(Number);
	return listLeaves(output)
		.slice(0, MOST_LEAVES)
		.filter((leaf) =>
			typeof leaf === "number"
				? !numbers.some((one) => Math.abs(one - leaf) <= 1e-5 * Math.max(1, Math.abs(leaf)))
				: !/^(?:data:[\w/.+-]+;base64,)?[\w+/=]{100,}$/.test(leaf) && !bare.includes(toBare(leaf)),
		);
}

/** Letters and digits alone, escapes undone: programs quote in different ways. */
function toBare(text: string): string {
	return text
		.replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gi, (_all, long, short, letter) =>
			letter === undefined
				? String.fromCharCode(parseInt(String(long ?? short), 16))
				: "nrt".includes(String(letter))
					? " "
					: String(letter),
		)
		.replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The texts and numbers inside a value. */
function listLeaves(value: unknown): readonly (string | number)[] {
	if (typeof value === "string" || typeof value === "number") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(listLeaves);
}

/** A generated text alone; any other output as it is. */
function toText({ task }: SnippetCall, output: unknown): unknown {
	if (typeof output !== "object" || output === null) return output;
	const { textField, outputKind }: CallableTask = CALLABLE_TASKS[task];
	if (textField && textField in output) return Object.entries(output).find(([key]) => key === textField)?.[1];
	if (outputKind !== "chat" || !("choices" in output)) return output;
	const [choice] = output.choices as { message: { content?: string; tool_calls?: { function: object }[] } }[]; // the reply of a chat
	return choice?.message.content ?? choice?.message.tool_calls?.map((one) => one.function);
}
