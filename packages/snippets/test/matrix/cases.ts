import { type ClientTask, type Provider, PROVIDERS } from "@pusula/inference";
import { createSimulator } from "@pusula/simulator";
import { type CallableTask, CALLABLE_TASKS } from "@pusula/tasks";
import { exampleArgs } from "../../src/args/example-args.ts";
import type { SnippetCall } from "../../src/types/snippet.ts";
import { PARAMETERS } from "./parameters.ts";

/** The variant of a case: how it is routed, whether its message holds a picture, which parameters are set, what its text holds, how it is read. */
export type Mode =
	| "routed"
	| "direct"
	| "pictured"
	| "set"
	| "hostile"
	| "nulled"
	| "streamed"
	| "streamed-direct"
	| "streamed-hostile"
	| "billed"
	| "billed-direct"
	| "endpoint"
	| "endpoint-streamed"
	| "endpoint-billed"
	| "named"
	| "named-streamed";

/** A call whose snippets are run. */
export interface Case {
	readonly title: string;
	readonly mode: Mode;
	readonly call: ModelCall;
}

type ModelCall = SnippetCall & { readonly model: string };

/** Text that means something to at least one of the languages snippets are written in. */
const HOSTILE =
	' Türkiye\'nin "en" güzel\\yeri \\(x) $(touch pwned) `touch pwned` ${HOME} #{x} %s 100%\nJSON\n\tİıĞğ 🧭 \u2028</script>';
/** The page whose example is a question about a picture. */
const PICTURED = "image-text-to-text";
const BILL_TO = "pusula-ekibi";
const ENDPOINT = "https://endpoint.pusula.test";

/** Every task of every provider. */
const PAIRS: readonly { readonly provider: Provider; readonly task: ClientTask }[] = Object.values(
	PROVIDERS,
).flatMap((provider) => Object.keys(provider.tasks).map((task) => ({ provider, task: task as ClientTask })));
// keys of a provider's table

/** Chat with everything a caller may set, values that are falsy or empty among them. */
const EVERYTHING = {
	temperature: 0,
	top_p: 0.5,
	max_tokens: 64,
	seed: 0,
	stop: ["\n\n", "SON"],
	response_format: { type: "json_object" },
	n: 1,
	presence_penalty: -0.5,
	logprobs: false,
	tools: [
		{
			type: "function",
			function: {
				name: "hava_durumu",
				description: "Türkiye'nin bir kentinde hava",
				parameters: { type: "object", properties: { kent: { type: "string" } }, required: ["kent"] },
			},
		},
	],
	tool_choice: "auto",
} as const;

/** Chat with fields that are set to nothing, and one that is false. */
const NOTHING_SET = { stop: null, seed: null, logprobs: false } as const;

/** Every case of the matrix. */
export async function listCases(): Promise<readonly Case[]> {
	const cases = await Promise.all(PAIRS.map(toCases));
	return [...cases.flat(), ...autoCases()];
}

async function toCases({ provider, task }: (typeof PAIRS)[number]): Promise<readonly Case[]> {
	const model = provider.clientSideOnly ? "openai/gpt-4o-mini" : `pusula/${task}`;
	const providerModel = provider.clientSideOnly ? undefined : await readMapping(provider.id, model);
	const args = exampleArgs(task, { locale: "tr" }) as Record<string, unknown>; // every task of the client has an example
	const call = { task, provider: provider.id, model, providerModel, args };
	const canStream = provider.tasks[task]?.stream !== undefined;
	const parameters = PARAMETERS[task];
	const row: CallableTask = CALLABLE_TASKS[task];
	const isChat = row.outputKind === "chat";
	const isText = row.streams === true;
	const hostile = { ...call, args: { ...toHostile(args), ...(isChat && EVERYTHING) } };
	const { tools: _tools, tool_choice: _choice, ...spoken } = EVERYTHING;
	const calls: readonly (readonly [Mode, ModelCall] | false)[] = [
		!provider.clientSideOnly && ["routed", call],
		!provider.host.startsWith("/") && ["direct", { ...call, routed: false }],
		isChat && ["pictured", { ...call, args: exampleArgs(task, { locale: "tr", page: PICTURED }) ?? {} }],
		parameters !== undefined && ["set", { ...call, args: toSet(args, parameters) }],
		["hostile", hostile],
		canStream && ["streamed", { ...call, stream: true }],
		canStream &&
			!provider.host.startsWith("/") && ["streamed-direct", { ...call, routed: false, stream: true }],
		canStream &&
			isChat && ["streamed-hostile", { ...hostile, args: { ...toHostile(args), ...spoken }, stream: true }],
		isChat && ["nulled", { ...call, args: { ...args, ...NOTHING_SET } }],
		!provider.clientSideOnly && ["billed", { ...call, billTo: BILL_TO }],
		isChat &&
			!provider.host.startsWith("/") && ["billed-direct", { ...call, billTo: BILL_TO, routed: false }],
		...(provider.id === "hf-inference" ? toEndpointCalls(call, isText, canStream) : []),
	];
	return calls
		.filter((one) => one !== false)
		.map(([mode, one]) => ({ title: `${provider.id} ${task}, ${mode}`, mode, call: one }));
}

/** The calls that leave the choice of the provider to the platform, or name it to the platform's router for chat. */
function autoCases(): readonly Case[] {
	const toCase = (mode: Mode, task: ClientTask, more: Partial<SnippetCall> = {}): Case => {
		const call = {
			task,
			provider: "auto",
			model: `pusula/${task}`,
			args: exampleArgs(task, { locale: "tr" }) ?? {},
		};
		return {
			title: `auto ${task}, ${mode}`,
			mode,
			call: { ...call, ...more, model: more.model ?? call.model },
		};
	};
	const model = "pusula/conversational:groq";
	return [
		toCase("routed", "text-to-image"),
		toCase("routed", "conversational"),
		toCase("billed", "conversational", { billTo: BILL_TO }),
		toCase("streamed", "conversational", { stream: true }),
		toCase("named", "conversational", { model }),
		toCase("named-streamed", "conversational", { model, stream: true }),
	];
}

/** A provider's name of a model at the simulated hub. */
async function readMapping(provider: string, model: string): Promise<string | undefined> {
	const { fetch } = createSimulator();
	const url = `https://huggingface.co/api/models/${model}?expand[]=inferenceProviderMapping`;
	const { inferenceProviderMapping } = (await (await fetch(url)).json()) as {
		inferenceProviderMapping: Record<string, { providerId: string }>;
	}; // the simulator's own form
	return inferenceProviderMapping[provider]?.providerId;
}

/** The fields of an example with hostile text wherever people write freely. */
function toHostile(args: Readonly<Record<string, unknown>>): object {
	const { inputs, parameters, messages } = args;
	const { prompt, ...others } = (parameters ?? {}) as Record<string, unknown>; // parameters are an object by every task's type
	const isTable = typeof inputs === "object" && inputs !== null && ("data" in inputs || "table" in inputs);
	return {
		...args,
		...(inputs !== undefined && !isTable && { inputs: withText(inputs, HOSTILE) }),
		...(messages !== undefined && { messages: [{ role: "user", content: `Merhaba!${HOSTILE}` }] }),
		...(prompt !== undefined && { parameters: { ...others, prompt: withText(prompt, HOSTILE) } }),
	};
}

/** The fields of an example with the task's parameters beside its own. */
function toSet(args: Readonly<Record<string, unknown>>, parameters: object): object {
	return { ...args, parameters: { ...(args["parameters"] as object | undefined), ...parameters } };
}

/** The calls of a server of one's own, which takes what `hf-inference` takes. */
function toEndpointCalls(
	call: ModelCall,
	isText: boolean,
	canStream: boolean,
): readonly (readonly [Mode, ModelCall] | false)[] {
	const endpointUrl = isText ? ENDPOINT : `${ENDPOINT}/${call.task}`;
	const own = { ...call, provider: undefined, providerModel: undefined, endpointUrl };
	return [
		["endpoint", own],
		canStream && ["endpoint-streamed", { ...own, stream: true }],
		["endpoint-billed", { ...own, billTo: BILL_TO }],
	];
}

/** A value with the text behind every text in it. Files, numbers and names of fields stay. */
function withText(value: unknown, text: string): unknown {
	if (typeof value === "string") return value + text;
	if (Array.isArray(value)) return value.map((part) => withText(part, text));
	if (typeof value !== "object" || value === null || value instanceof Blob) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withText(part, text)]));
}
