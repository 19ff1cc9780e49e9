import type { ClientTask } from "@pusula/inference";
import { CALLABLE_TASKS } from "@pusula/tasks";
import { printJavaScript } from "../literals/javascript.ts";
import { chatPath, mayCallTools, type Plan } from "../plan/plan.ts";
import type { MissingReason, SnippetCall, SnippetClient } from "../types/snippet.ts";
import type { Path } from "../plan/reply-shape.ts";
import { joinProgram, printArgs, printInstall } from "./js-program.ts";
import { printOptionalPath, printPath } from "./path.ts";
import type { Printed, Printer } from "./printer.ts";
import { isBelowEndpoint, isRemovedUpstream } from "./platform-libraries.ts";

/** Prints the result of a chat: its text, or the whole message where that may call tools. */
export function printChatResult(name: string, call: SnippetCall): string {
	const result = printPath(name, chatPath(call));
	return mayCallTools(call) ? `console.dir(${result}, { depth: null });\n` : `console.log(${result});\n`;
}

/** The library does not keep Node running while it waits between polls. */
const KEEP_ALIVE =
	"const alive = setInterval(() => {}, 1000); // keeps Node running while the job is waited for\n";

/** Differences between two libraries with the same calls. */
interface ClientKind {
	readonly name: SnippetClient;
	/** The package. */
	readonly from: string;
	/** Path of the text in a chunk of a stream. */
	readonly chunkPathOf: (plan: Plan) => Path;
	/** The code has to keep Node running while a job is waited for. */
	readonly needsKeepAlive?: true;
	/** It takes a provider as a value. */
	readonly takesValues?: true;
	/** Why the library cannot make a call. */
	readonly lacks: (plan: Plan) => MissingReason | undefined;
}

/** JavaScript with Pusula's client: every task of every provider. */
export const pusulaJs = client({
	name: "@pusula/inference",
	from: "@pusula/inference",
	takesValues: true,
	chunkPathOf: ({ isChat, chunkPath }) => (isChat ? chunkPath : ["token", "text"]),
	lacks: () => undefined,
});

/** Tasks that our client offers with a provider, and the platform's own library sends or reads in a form that fails. */
const HUGGINGFACE_LACKS: Readonly<Record<string, readonly ClientTask[]>> = {
	groq: ["text-generation"],
	"hf-inference": ["image-to-text"],
	novita: ["text-generation"],
	scaleway: ["text-generation"],
	together: ["text-generation"],
};

/** Tasks whose parameters the library loses, or sends where the service refuses them, because a file goes beside them. */
const HUGGINGFACE_DROPS: Readonly<Record<string, readonly ClientTask[]>> = {
	"fal-ai": ["automatic-speech-recognition"],
	"hf-inference": [
		"audio-classification",
		"automatic-speech-recognition",
		"image-classification",
		"object-detection",
	],
};

/** JavaScript with the platform's own library: the providers that it still carries. Streams come as the provider sends them. */
export const huggingfaceJs = client({
	name: "huggingface.js",
	from: "@huggingface/inference",
	chunkPathOf: huggingfaceChunkPath,
	needsKeepAlive: true,
	lacks: huggingfaceReason,
});

function client(kind: ClientKind): Printer {
	return {
		language: "js",
		client: kind.name,
		install: `npm install ${kind.from}`,
		chooses: true,
		...(kind.takesValues && { takesValues: true }),
		print: (plan) => {
			const reason = kind.lacks(plan);
			return reason ? { reason } : printProgram(plan, kind);
		},
	};
}

function printProgram(plan: Plan, kind: ClientKind): Printed {
	const { call, isStream, writes } = plan;
	const { madeBy } = call;
	if (call.stream && !isStream) return { reason: "stream" };
	const { from } = kind;
	const args = printArgs(call);
	const code = joinProgram({
		from,
		key: printKey(plan),
		madeBy,
		args,
		writes,
		call: printCall(plan, args, kind),
	});
	return { code, install: madeBy && printInstall(from, madeBy) };
}

/** The arguments of the client: its key, and who pays. A provider that the caller makes needs neither. */
function printKey({ call, token, billTo }: Plan): string {
	if (call.madeBy) return "";
	const key = "text" in token ? printJavaScript(token.text) : `process.env.${token.name}`;
	return billTo === undefined ? key : `${key}, ${printJavaScript({ billTo })}`;
}

function printCall(plan: Plan, args: string, { chunkPathOf, needsKeepAlive }: ClientKind): string {
	const { call, described, isStream, writes } = plan;
	const { method } = CALLABLE_TASKS[call.task];
	if (isStream) {
		const text = `${printOptionalPath("chunk", chunkPathOf(plan))} ?? ""`;
		return `for await (const chunk of client.${method}Stream(${args})) {\n\tprocess.stdout.write(${text});\n}\n`;
	}
	const send = `const result = await client.${method}(${args});\n`;
	const result = needsKeepAlive && described.isJob ? `${KEEP_ALIVE}${send}clearInterval(alive);\n` : send;
	if (writes !== undefined)
		return `${result}await writeFile("${writes}", Buffer.from(await result.arrayBuffer()));\n`;
	return result + printResult(plan);
}

function printResult({ call, isChat, textField }: Plan): string {
	if (isChat) return printChatResult("result", call);
	if (textField) return `console.log(result.${textField});\n`;
	return "console.dir(result, { depth: null });\n";
}

/** The library requests completions from endpoints too, where the task's own servers send tokens. */
function huggingfaceChunkPath({ call: { endpointUrl }, textField, chunkPath }: Plan): Path {
	return textField && endpointUrl !== undefined ? ["choices", 0, "text"] : chunkPath;
}

function huggingfaceReason(plan: Plan): MissingReason | undefined {
	const {
		call: { task, args },
		described: { provider },
	} = plan;
	if (isRemovedUpstream(provider.id)) return "provider";
	if (isBelowEndpoint(plan)) return "url";
	if (HUGGINGFACE_LACKS[provider.id]?.includes(task)) return "task";
	const hasParameters = "parameters" in args && args.parameters !== undefined;
	return hasParameters && HUGGINGFACE_DROPS[provider.id]?.includes(task) ? "parameters" : undefined;
}
