import { printJavaScript, printTemplateText } from "../literals/javascript.ts";
import { Code } from "../literals/text.ts";
import type { Plan } from "../plan/plan.ts";
import { type PrintableBody, toPrintableBody } from "./body.ts";
import { ownHeaders, sharedHeaders } from "./headers.ts";
import { printChatResult } from "./js-client.ts";
import { printJsJob } from "./js-job.ts";
import { printOptionalPath, printPath } from "./path.ts";
import { httpReason, type Printer } from "./printer.ts";

/** JavaScript with the built-in fetch of Node. */
export const jsFetch: Printer = {
	language: "js",
	client: "fetch",
	isPlain: true,
	print(plan) {
		const reason = httpReason(plan);
		if (reason) return { reason };
		const { request } = plan.described;
		const body = toPrintableBody(request, ({ file, as, type }) => {
			const base64 = `await readFile(${printJavaScript(file.fileName)}, "base64")`;
			return as === "base64" ? base64 : `\`data:${printTemplateText(type)};base64,\${${base64}}\``;
		});
		const shared = sharedHeaders(plan, keyOf(plan));
		const own = ownHeaders(plan);
		const init = printJavaScript({
			method: request.method,
			headers: plan.job ? new Code(printSpread("headers", own)) : { ...shared, ...own },
			body: new Code(printContent(body)),
		});
		const url = printJavaScript(request.url);
		const head = printImports(plan, body) + printForm(body);
		if (!plan.job) return { code: head + printOne(plan, url, init) };
		const loop = printJsJob(plan.job, `send(${url}, ${init})`);
		return { code: `${head}const headers = ${printJavaScript(shared)};\n${loop}${printResult(plan)}` };
	},
};

function keyOf({ described, token }: Plan): unknown {
	const prefix = described.request.auth?.prefix ?? "";
	if ("text" in token) return prefix + token.text;
	return new Code(`\`${printTemplateText(prefix)}\${process.env.${token.name}}\``);
}

function printSpread(name: string, fields: Readonly<Record<string, string>>): string {
	const lines = Object.entries(fields).map(
		([key, value]) => `\t${printJavaScript(key)}: ${printJavaScript(value)},\n`,
	);
	return `{\n\t...${name},\n${lines.join("")}}`;
}

function printContent(body: PrintableBody): string {
	if (body.kind === "form") return "form";
	if (body.kind === "file") return `await readFile(${printJavaScript(body.file.fileName)})`;
	return `JSON.stringify(${printJavaScript(body.value)})`;
}

function printImports(plan: Plan, body: PrintableBody): string {
	const reads = body.kind === "file" || (body.kind === "json" && body.files.length > 0);
	const names = [reads && "readFile", plan.writes !== undefined && "writeFile"].filter(Boolean);
	const lines = [
		body.kind === "form" && 'import { openAsBlob } from "node:fs";\n',
		names.length > 0 && `import { ${names.join(", ")} } from "node:fs/promises";\n`,
		plan.job && 'import { setTimeout } from "node:timers/promises";\n',
	].filter(Boolean);
	return lines.length > 0 ? `${lines.join("")}\n` : "";
}

function printForm(body: PrintableBody): string {
	if (body.kind !== "form") return "";
	const files = body.files.map(({ field, file, sentAs }) => {
		const blob = `await openAsBlob(${printJavaScript(file.fileName)}, { type: ${printJavaScript(file.type)} })`;
		return `form.set(${printJavaScript(field)}, ${blob}, ${printJavaScript(sentAs)});\n`;
	});
	const texts = Object.entries(body.texts).map(
		([name, text]) => `form.set(${printJavaScript(name)}, ${printJavaScript(text)});\n`,
	);
	return `const form = new FormData();\n${[...files, ...texts].join("")}\n`;
}

function printOne(plan: Plan, url: string, init: string): string {
	const send = `const response = await fetch(${url}, ${init});
if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
`;
	if (plan.isStream) return send + printStream(plan);
	if (plan.reply.kind === "bytes")
		return `${send}await writeFile("${plan.writes}", Buffer.from(await response.arrayBuffer()));\n`;
	return `${send}const result = await response.json();\n${printResult(plan)}`;
}

/** Code that prints a result, or writes it to a file. */
function printResult({ call, isChat, reply, writes }: Plan): string {
	if (reply.kind === "json" || reply.kind === "bytes") return "console.dir(result, { depth: null });\n";
	const place = printPath("result", reply.path);
	if (reply.kind === "text" && isChat) return printChatResult("result", call);
	if (reply.kind === "text") return `console.log(${place});\n`;
	if (reply.kind === "base64") return `await writeFile("${writes}", Buffer.from(${place}, "base64"));\n`;
	const url = reply.mayBeList ? `[${place}].flat()[0]` : place;
	return `const file = await fetch(${url});\nawait writeFile("${writes}", Buffer.from(await file.arrayBuffer()));\n`;
}

function printStream({ chunkPath }: Plan): string {
	return `
const decoder = new TextDecoder();
let rest = "";
for await (const bytes of response.body) {
	const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\\r?\\n/);
	rest = lines.pop();
	for (const line of lines) {
		const data = line.startsWith("data:") ? line.slice(5).trim() : "";
		if (data === "" || data === "[DONE]") continue;
		process.stdout.write(${printOptionalPath("JSON.parse(data)", chunkPath)} ?? "");
	}
}
`;
}
