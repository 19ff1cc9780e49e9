import { printArguments, printPython } from "../literals/python.ts";
import { Code } from "../literals/text.ts";
import type { Plan } from "../plan/plan.ts";
import { type PrintableBody, toPrintableBody } from "./body.ts";
import { ownHeaders, sharedHeaders } from "./headers.ts";
import { printItems } from "./path.ts";
import { httpReason, type Printer } from "./printer.ts";
import { needsUrlparse, printPythonJob } from "./python-job.ts";
import { printEncodedFile, printTokenHeader } from "./python-parts.ts";

/** Python with the requests library. */
export const pythonRequests: Printer = {
	language: "python",
	client: "requests",
	isPlain: true,
	install: "pip install requests",
	print(plan) {
		const reason = httpReason(plan);
		if (reason) return { reason };
		const { described, token, job, isStream } = plan;
		const { request } = described;
		const body = toPrintableBody(request, printEncodedFile);
		const shared = sharedHeaders(plan, printTokenHeader(token, request.auth?.prefix ?? ""));
		const { "Content-Type": type, ...others } = ownHeaders(plan);
		const own = { ...others, ...(body.kind === "file" && { "Content-Type": type }) }; // the library names JSON itself
		const spread = Object.entries(own).map(
			([name, value]) => `, ${printPython(name)}: ${printPython(value)}`,
		);
		const send = printArguments([request.url], {
			headers: job
				? new Code(spread.length > 0 ? `{**headers${spread.join("")}}` : "headers")
				: { ...shared, ...own },
			...contentOf(body),
			...(isStream && { stream: true }),
			timeout: 600,
		});
		const head = job ? `headers = ${printPython(shared)}\n` : "";
		const post = `${head}response = requests.post(${send})\nresponse.raise_for_status()\n`;
		const rest = isStream ? printStream(plan) : (job ? printPythonJob(job) : "") + printResult(plan);
		return { code: printImports(plan, body) + post + rest };
	},
};

function contentOf(body: PrintableBody): Readonly<Record<string, unknown>> {
	if (body.kind === "json") return { json: body.value };
	if (body.kind === "file")
		return { data: new Code(`open(${printPython(body.file.fileName)}, "rb").read()`) };
	const files = body.files.map(({ field, file, sentAs }) => [
		field,
		new Code(
			`(${printPython(sentAs)}, open(${printPython(file.fileName)}, "rb"), ${printPython(file.type)})`,
		),
	]);
	return { data: body.texts, files: Object.fromEntries(files) as unknown };
}

function printStream(plan: Plan): string {
	return `
for line in response.iter_lines():
    data = line[5:].strip() if line.startswith(b"data:") else b""
    if data in (b"", b"[DONE]"):
        continue
${printChunk(plan)}`;
}

function printResult({ reply, writes, job }: Plan): string {
	const result = job ? "result" : "response.json()";
	if (reply.kind === "bytes") return printSave(writes, "response.content");
	if (reply.kind === "json") return `print(${result})\n`;
	const place = printItems(result, reply.path);
	if (reply.kind === "text") return `print(${place})\n`;
	if (reply.kind === "base64") return printSave(writes, `base64.b64decode(${place})`);
	if (!reply.mayBeList) return printSave(writes, `requests.get(${place}, timeout=600).content`);
	const first = `output = ${place}\nurl = output if isinstance(output, str) else output[0]\n`;
	return first + printSave(writes, "requests.get(url, timeout=600).content");
}

function printImports({ token, reply, job, isStream }: Plan, body: PrintableBody): string {
	const encodes = body.kind === "json" && body.files.length > 0;
	const lines = [
		(encodes || reply.kind === "base64") && "import base64\n",
		isStream && "import json\n",
		"name" in token && "import os\n",
		job && "import time\n",
		job && needsUrlparse(job) && "from urllib.parse import urlparse\n",
	].filter(Boolean);
	return `${lines.join("")}${lines.length > 0 ? "\n" : ""}import requests\n\n`;
}

/** Code that prints a chunk of a stream. */
function printChunk({ chunkPath }: Plan): string {
	const [first, , ...rest] = chunkPath;
	const event = `json.loads(data)["${first}"]`;
	if (first !== "choices") return `    print(${event}["text"], end="", flush=True)\n`;
	const place = rest.length === 1 ? "choice" : printItems("choice", rest.slice(0, -1));
	return `    for choice in ${event}:\n        print(${place}.get("${rest.at(-1)}") or "", end="", flush=True)\n`;
}

function printSave(writes: string | undefined, bytes: string): string {
	return `with open("${writes}", "wb") as file:\n    file.write(${bytes})\n`;
}
