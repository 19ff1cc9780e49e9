import { printJavaScript } from "../literals/javascript.ts";
import { Code } from "../literals/text.ts";
import type { Plan } from "../plan.ts";
import { SampleFile } from "../sample-file.ts";
import type { Printer } from "./printer.ts";

/** Name of the client's method for a task: `text-to-image` is `textToImage`, chat is `chatCompletion`. */
export function methodOf(task: string): string {
	if (task === "conversational") return "chatCompletion";
	return task.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}

function withFiles(value: unknown): unknown {
	if (value instanceof SampleFile)
		return new Code(
			`await openAsBlob(${printJavaScript(value.fileName)}, { type: ${printJavaScript(value.type)} })`,
		);
	if (Array.isArray(value)) return value.map(withFiles);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFiles(part)]));
}

function printClient({ call, token, described }: Plan): string {
	const key = "text" in token ? printJavaScript(token.text) : `process.env.${token.name}`;
	const args = described.request.auth ? [key] : [];
	const defaults = call.billTo === undefined ? [] : [printJavaScript({ billTo: call.billTo })];
	return `const client = new InferenceClient(${[...(defaults.length > 0 && args.length === 0 ? ["undefined"] : args), ...defaults].join(", ")});\n`;
}

/** JavaScript with Pusula's client: every task, queues included. */
export const jsClient: Printer = {
	language: "js",
	client: "@pusula/inference",
	install: "npm install @pusula/inference",
	print(plan) {
		const { call, isStream, reply, writes } = plan;
		if (call.stream && !isStream) return { reason: "stream" };
		const { provider, model, endpointUrl, args } = call;
		const id = typeof provider === "object" ? provider.id : provider;
		const code = printJavaScript(
			withFiles({ ...(endpointUrl === undefined ? { provider: id } : { endpointUrl }), model, ...args }),
		);
		const fs = code.includes("await openAsBlob(") ? 'import { openAsBlob } from "node:fs";\n' : "";
		const promises = writes === undefined ? "" : 'import { writeFile } from "node:fs/promises";\n';
		const head = `${fs}${promises}import { InferenceClient } from "@pusula/inference";\n\n${printClient(plan)}\n`;
		const method = methodOf(call.task);
		if (isStream) {
			const text =
				call.task === "conversational" ? 'chunk.choices[0]?.delta.content ?? ""' : "chunk.token.text";
			return {
				code: `${head}for await (const chunk of client.${method}Stream(${code})) {\n\tprocess.stdout.write(${text});\n}\n`,
			};
		}
		const result = `const result = await client.${method}(${code});\n`;
		if (writes !== undefined)
			return {
				code: `${head}${result}await writeFile("${writes}", Buffer.from(await result.arrayBuffer()));\n`,
			};
		return {
			code: `${head}${result}console.log(${reply.kind === "text" ? "result.choices[0].message.content" : "result"});\n`,
		};
	},
};
