import { printJavaScript, printTemplateText } from "../literals/javascript.ts";
import { Code } from "../literals/text.ts";
import type { Plan } from "../plan.ts";
import { toPrintableBody } from "./body.ts";
import { printPath } from "./path.ts";
import { httpReason, type Printer } from "./printer.ts";

function printHeaders({ described, token }: Plan, contentType: string | undefined): string {
	const { auth, headers } = described.request;
	const key =
		auth &&
		("text" in token
			? auth.prefix + token.text
			: new Code(`\`${printTemplateText(auth.prefix)}\${process.env.${token.name}}\``));
	return printJavaScript({
		...(auth && { [auth.header]: key }),
		...headers,
		...(contentType && { "Content-Type": contentType }),
	});
}

const STREAM = `const decoder = new TextDecoder();
let rest = "";
for await (const bytes of response.body) {
	const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\\r?\\n/);
	rest = lines.pop();
	for (const line of lines) {
		const data = line.startsWith("data:") ? line.slice(5).trim() : "";
		if (data === "" || data === "[DONE]") continue;
		process.stdout.write(JSON.parse(data).choices[0]?.delta?.content ?? "");
	}
}
`;

function printResult({ isStream, reply, writes }: Plan): string {
	if (isStream) return STREAM;
	if (reply.kind === "bytes")
		return `await writeFile("${writes}", Buffer.from(await response.arrayBuffer()));\n`;
	const result = "const result = await response.json();\n";
	if (reply.kind === "json") return `${result}console.log(result);\n`;
	const place = printPath("result", reply.path);
	if (reply.kind === "text") return `${result}console.log(${place});\n`;
	if (reply.kind === "base64")
		return `${result}await writeFile("${writes}", Buffer.from(${place}, "base64"));\n`;
	return `${result}const file = await fetch(${place});\nawait writeFile("${writes}", Buffer.from(await file.arrayBuffer()));\n`;
}

/** JavaScript with the built-in fetch of Node. */
export const jsFetch: Printer = {
	language: "js",
	client: "fetch",
	print(plan) {
		const reason = httpReason(plan);
		if (reason) return { reason };
		const { request } = plan.described;
		const body = toPrintableBody(request, ({ source, as, type }) => {
			const base64 = `await readFile(${printJavaScript(source.fileName)}, "base64")`;
			return as === "base64" ? base64 : `\`data:${type};base64,\${${base64}}\``;
		});
		if (body.kind === "other") return { reason: "form" };
		const reads = body.kind === "file" || body.files.length > 0;
		const writes = plan.writes !== undefined;
		const names = [reads && "readFile", writes && "writeFile"].filter(Boolean);
		const imports = names.length > 0 ? `import { ${names.join(", ")} } from "node:fs/promises";\n\n` : "";
		const content =
			body.kind === "file"
				? `await readFile(${printJavaScript(body.file.fileName)})`
				: `JSON.stringify(${printJavaScript(body.value)})`;
		const init = printJavaScript({
			method: request.method,
			headers: new Code(printHeaders(plan, body.kind === "file" ? body.file.type : undefined)),
			body: new Code(content),
		});
		return {
			code: `${imports}const response = await fetch(${printJavaScript(request.url)}, ${init});
if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
${printResult(plan)}`,
		};
	},
};
