import { printArguments } from "../literals/python.ts";
import { Code } from "../literals/text.ts";
import { chatPath, type Plan } from "../plan/plan.ts";
import { replaceFiles } from "../args/sample-file.ts";
import { HUB_DROPS, HUB_LACKS, HUB_METHODS, type HubMethod } from "./hub-methods.ts";
import { printPath } from "./path.ts";
import type { Printer } from "./printer.ts";
import { isBelowEndpoint, isRemovedUpstream } from "./platform-libraries.ts";
import { printToken } from "./python-parts.ts";

interface Arguments {
	readonly places: readonly unknown[];
	readonly names: Readonly<Record<string, unknown>>;
}

/** Python with the platform's own library. */
export const pythonHub: Printer = {
	language: "python",
	client: "huggingface_hub",
	install: "pip install huggingface_hub",
	chooses: true,
	print(plan) {
		const { call, described, isStream, isChat, token } = plan;
		const { provider } = described;
		if (isRemovedUpstream(provider.id)) return { reason: "provider" };
		if (isBelowEndpoint(plan)) return { reason: "url" };
		const method = HUB_METHODS[call.task];
		if (!method || HUB_LACKS[provider.id]?.includes(call.task)) return { reason: "task" };
		if (call.stream && !(isStream && isChat)) return { reason: "stream" };
		const args = toArguments(plan, method);
		if (!args) return { reason: "parameters" };
		const { messages } = call.args as { messages?: unknown }; // chat alone has them
		// A model beside a base URL would replace it.
		const isNamed = call.endpointUrl === undefined || isChat;
		const name = provider.clientSideOnly ? described.route.model : call.model;
		const model = isNamed ? name : undefined;
		const result = `result = client.${printMethod(call.task, method)}(${printArguments(args.places, {
			model,
			messages,
			...args.names,
			...(isStream && { stream: true }),
		})})\n`;
		const os = "name" in token ? "import os\n\n" : "";
		return {
			code: `${os}from huggingface_hub import InferenceClient\n\n${printClient(plan)}\n${result}${printResult(plan, method)}`,
			install: method.beside && `${this.install} ${method.beside}`,
		};
	},
};

/** The task's fields as the method takes them; undefined when there is no place for one of them. */
function toArguments(
	{ call, described }: Plan,
	{ places, names = "", others }: HubMethod,
): Arguments | undefined {
	const args = replaceFiles(call.args, ({ fileName }) => fileName) as Record<string, unknown>; // an object with other leaves
	if (hasNullField(args)) return undefined;
	const { inputs, parameters, ...rest } = args;
	const known = new Set(names.split(" "));
	const fields = Object.entries({ ...rest, ...(parameters as object | undefined) }).filter(
		([name, value]) => value !== undefined && name !== "messages",
	);
	const placed = places.map((name) => (name === "" ? inputs : readField(inputs, name)));
	const unknown = fields.filter(([name]) => !known.has(name));
	const dropped = HUB_DROPS[described.provider.id]?.[call.task] ?? [];
	if (fields.some(([name]) => dropped.includes(name))) return undefined;
	if (placed.includes(undefined) || (unknown.length > 0 && others === undefined)) return undefined;
	if (others === "keywords" && unknown.some(([name]) => !/^[a-z_]\w*$/i.test(name))) return undefined;
	const named = Object.fromEntries(fields.filter(([name]) => known.has(name)));
	const open = Object.fromEntries(unknown);
	if (others === "keywords") return { places: placed, names: { ...named, ...open } };
	return { places: placed, names: { ...named, ...(unknown.length > 0 && { extra_body: open }) } };
}

/** Each is named like its task, with underscores, where it has no name of its own. */
function printMethod(task: string, { method }: HubMethod): string {
	return method ?? task.replaceAll("-", "_");
}

function printClient({ call: { provider, endpointUrl }, token, billTo }: Plan): string {
	const id = typeof provider === "object" ? provider.id : provider;
	return `client = InferenceClient(${printArguments([], {
		...(endpointUrl === undefined ? { provider: id } : { base_url: endpointUrl }),
		api_key: new Code(printToken(token)),
		bill_to: billTo,
	})})\n`;
}

function printResult({ call, writes, isStream, isChat }: Plan, { beside }: HubMethod): string {
	if (isStream)
		return `for chunk in result:
    if chunk.choices:
        print(chunk.choices[0].delta.content or "", end="", flush=True)
`;
	if (isChat) return `print(${printPath("result", chatPath(call))})\n`;
	if (writes === undefined) return "print(result)\n";
	if (beside) return `result.save("${writes}")\n`;
	return `with open("${writes}", "wb") as file:\n    file.write(result)\n`;
}

/** True when an object inside a value has a field that is null: the library leaves such fields out. */
function hasNullField(value: unknown): boolean {
	if (Array.isArray(value)) return value.some(hasNullField);
	if (typeof value !== "object" || value === null) return false;
	return Object.values(value).some((part) => part === null || hasNullField(part));
}

function readField(inputs: unknown, name: string): unknown {
	if (typeof inputs !== "object" || inputs === null) return undefined;
	return new Map<string, unknown>(Object.entries(inputs)).get(name);
}
