import { printPython } from "../literals/python.ts";
import { Code, indent } from "../literals/text.ts";
import type { Plan } from "../plan.ts";
import { toPrintableBody } from "./body.ts";
import { printItems } from "./path.ts";
import { httpReason, type Printer } from "./printer.ts";

const STEP = "    ";

function printHeaders({ described, token }: Plan, contentType: string | undefined): string {
	const { auth, headers } = described.request;
	const { "Content-Type": _json, ...others } = headers; // requests sets it for json=
	const key =
		auth &&
		("text" in token ? auth.prefix + token.text : new Code(`f"${auth.prefix}{os.environ['${token.name}']}"`));
	return printPython({
		...(auth && { [auth.header]: key }),
		...others,
		...(contentType && { "Content-Type": contentType }),
	});
}

const STREAM = `for line in response.iter_lines():
    data = line[5:].strip() if line.startswith(b"data:") else b""
    if data in (b"", b"[DONE]"):
        continue
    for choice in json.loads(data)["choices"]:
        print(choice["delta"].get("content") or "", end="", flush=True)
`;

function printResult({ isStream, reply, writes }: Plan): string {
	if (isStream) return STREAM;
	const save = (bytes: string): string =>
		`with open("${writes}", "wb") as file:\n${STEP}file.write(${bytes})\n`;
	if (reply.kind === "bytes") return save("response.content");
	if (reply.kind === "json") return "print(response.json())\n";
	const place = printItems("response.json()", reply.path);
	if (reply.kind === "text") return `print(${place})\n`;
	return reply.kind === "base64"
		? save(`base64.b64decode(${place})`)
		: save(`requests.get(${place}, timeout=600).content`);
}

/** Python with the requests library. */
export const pythonRequests: Printer = {
	language: "python",
	client: "requests",
	install: "pip install requests",
	print(plan) {
		const reason = httpReason(plan);
		if (reason) return { reason };
		const { request } = plan.described;
		const body = toPrintableBody(request, ({ source, as, type }) => {
			const base64 = `base64.b64encode(open(${printPython(source.fileName)}, "rb").read()).decode()`;
			return as === "base64" ? base64 : `"data:${type};base64," + ${base64}`;
		});
		if (body.kind === "other") return { reason: "form" };
		const content =
			body.kind === "file"
				? `data=open(${printPython(body.file.fileName)}, "rb").read()`
				: `json=${printPython(body.value)}`;
		const parts = [
			printPython(request.url),
			`headers=${printHeaders(plan, body.kind === "file" ? body.file.type : undefined)}`,
			content,
			...(plan.isStream ? ["stream=True"] : []),
			"timeout=600",
		];
		const send = `response = requests.post(\n${parts.map((part) => `${STEP}${indent(part, STEP)},\n`).join("")})\nresponse.raise_for_status()\n`;
		const code = send + printResult(plan);
		const imports = [
			code.includes("base64.b64") && "base64",
			plan.isStream && "json",
			code.includes("os.environ") && "os",
		].filter(Boolean);
		return {
			code: `${imports.map((name) => `import ${name}\n`).join("")}${imports.length > 0 ? "\n" : ""}import requests\n\n${code}`,
		};
	},
};
