import { describeSnippetCall } from "../plan/describe-call.ts";
import { printArguments } from "../literals/python.ts";
import { Code } from "../literals/text.ts";
import { toPrintableBody } from "./body.ts";
import { printItems } from "./path.ts";
import type { Printer } from "./printer.ts";
import { printEncodedFile, printToken } from "./python-parts.ts";

/** Python with fal's own library: always directly to fal, with a key of fal. */
export const pythonFal: Printer = {
	language: "python",
	client: "fal_client",
	isPlain: true,
	install: "pip install fal-client",
	print({ call, described: { provider }, reply, writes }) {
		if (provider.id !== "fal-ai" || call.endpointUrl !== undefined) return { reason: "provider" };
		if (call.stream) return { reason: "stream" };
		const { request, isJob } = describeSnippetCall({ ...call, routed: false, billTo: undefined });
		const body = toPrintableBody(request, printEncodedFile);
		if (body.kind !== "json") return { reason: "parameters" };
		const application = new URL(request.url).pathname.slice(1);
		const hasKey = call.accessToken !== undefined;
		const client = hasKey
			? `client = fal_client.SyncClient(${printArguments([], { key: new Code(printToken({ text: call.accessToken ?? "" })) })})\n\n`
			: "";
		const method = `${hasKey ? "client" : "fal_client"}.${isJob ? "subscribe" : "run"}`;
		const result = `result = ${method}(${printArguments([application], { arguments: body.value })})\n`;
		const isUrl = writes !== undefined && reply.kind === "url";
		const imports = [body.files.length > 0 && "import base64\n", isUrl && "from pathlib import Path\n"];
		const head = imports.filter(Boolean).join("");
		const read = isUrl
			? `file = httpx.get(${printItems("result", reply.path)}, follow_redirects=True).raise_for_status()\nPath("${writes}").write_bytes(file.content)\n`
			: "print(result)\n";
		return {
			code: `${head}${head === "" ? "" : "\n"}import fal_client\n${isUrl ? "import httpx\n" : ""}\n${client}${result}${read}`,
			tokenName: "FAL_KEY",
		};
	},
};
