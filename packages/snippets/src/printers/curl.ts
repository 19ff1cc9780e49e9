import { printJson, printWord } from "../literals/shell.ts";
import type { Plan } from "../plan.ts";
import { toPrintableBody } from "./body.ts";
import { httpReason, type Printer } from "./printer.ts";

function printAuth({ described, token }: Plan): string[] {
	const { auth } = described.request;
	if (!auth) return [];
	if ("text" in token) return [`-H ${printWord(`${auth.header}: ${auth.prefix}${token.text}`)}`];
	return [`-H "${auth.header}: ${auth.prefix}$${token.name}"`];
}

/** curl. The body is a quoted here-document, so that no character of it means anything to the shell. */
export const curl: Printer = {
	language: "sh",
	client: "curl",
	print(plan) {
		const reason = httpReason(plan);
		if (reason) return { reason };
		const { described, isStream, reply, writes } = plan;
		const { request } = described;
		const body = toPrintableBody(request, () => "");
		if (body.kind === "other" || (body.kind === "json" && body.files.length > 0)) return { reason: "form" };
		if (reply.kind === "base64" || reply.kind === "url") return { reason: "reply" };
		const isFile = body.kind === "file";
		const headers = Object.entries({ ...request.headers, ...(isFile && { "Content-Type": body.file.type }) });
		const parts = [
			`curl ${printWord(request.url)}`,
			`--fail-with-body --silent --show-error${isStream ? " --no-buffer" : ""}`,
			...printAuth(plan),
			...headers.map(([name, value]) => `-H ${printWord(`${name}: ${value}`)}`),
			...(writes !== undefined && reply.kind === "bytes" ? [`--output ${writes}`] : []),
			isFile ? `--data-binary ${printWord(`@${body.file.fileName}`)}` : "--data-binary @- <<'JSON'",
		];
		const command = parts.join(" \\\n  ");
		return { code: isFile ? `${command}\n` : `${command}\n${printJson(body.value)}\nJSON\n` };
	},
};
