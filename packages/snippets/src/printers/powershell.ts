import type { UrlShape, JobShape } from "../plan/job-shape.ts";
import { placeOf, printDoubleQuoted, printJsonText, printPowerShell } from "../literals/powershell.ts";
import type { Plan } from "../plan/plan.ts";
import { type PrintableBody, toPrintableBody } from "./body.ts";
import { ownHeaders, sharedHeaders } from "./headers.ts";
import { printPath } from "./path.ts";
import { httpReason, type Printer } from "./printer.ts";

const COMMAND = "Invoke-RestMethod";

/** PowerShell 7, and what comes with it. */
export const powershell: Printer = {
	language: "powershell",
	client: "Invoke-RestMethod",
	isPlain: true,
	print(plan) {
		const reason = httpReason(plan);
		if (reason) return { reason };
		if (plan.isStream) return { reason: "stream" };
		const { described, reply, job, writes } = plan;
		const files: string[] = [];
		const body = toPrintableBody(described.request, ({ file: { fileName }, as, type }) => {
			if (!files.includes(fileName)) files.push(fileName);
			const place = placeOf(nameOf(files.indexOf(fileName)));
			return as === "base64" ? place : `data:${type};base64,${place}`;
		});
		if (body.kind === "form") return { reason: "parameters" };
		const { "Content-Type": type = "application/json", ...own } = ownHeaders(plan);
		const more = Object.entries(own).map(
			([name, value]) => ` + @{ ${printPowerShell(name)} = ${printPowerShell(value)} }`,
		);
		const headers = more.length > 0 ? `($headers${more.join("")})` : "$headers";
		const content = body.kind === "file" ? "$body" : "([Text.Encoding]::UTF8.GetBytes($body))"; // text would be sent in Latin-1
		const send = [
			`${COMMAND} -Method Post -Uri ${printPowerShell(described.request.url)}`,
			`-Headers ${headers} -ContentType ${printPowerShell(type)} -Body ${content}`,
		].join(" `\n    ");
		const head = `${printHeaders(plan)}${printBody(body, files)}`;
		if (job) return { code: `${head}$ticket = ${send}\n${printJobLoop(job)}${printResult(plan)}` };
		if (reply.kind === "bytes") return { code: `${head}${send} -OutFile ${writes}\n` };
		return { code: `${head}$result = ${send}\n${printResult(plan)}` };
	},
};

/** The variable that holds a file's text. */
function nameOf(index: number): string {
	return index === 0 ? "file" : `file${index + 1}`;
}

function printHeaders(plan: Plan): string {
	const { token, described } = plan;
	const prefix = described.request.auth?.prefix ?? "";
	const key =
		"text" in token
			? printPowerShell(prefix + token.text)
			: `"${printDoubleQuoted(prefix)}\${env:${token.name}}"`;
	const lines = Object.entries(sharedHeaders(plan, undefined)).map(
		([name, value]) =>
			`    ${printPowerShell(name)} = ${typeof value === "string" ? printPowerShell(value) : key}\n`,
	);
	return `$headers = @{\n${lines.join("")}}\n`;
}

/** Code for the body: the file's bytes, or text in UTF-8. */
function printBody(body: Exclude<PrintableBody, { kind: "form" }>, files: readonly string[]): string {
	if (body.kind === "file") return `$body = ${printBytes(body.file.fileName)}\n`;
	const reads = files.map(
		(fileName, index) => `$${nameOf(index)} = [Convert]::ToBase64String(${printBytes(fileName)})\n`,
	);
	return `${reads.join("")}$body = ${printJsonText(body.value)}\n`;
}

function printJobLoop({ status, path, pending, done, result }: JobShape): string {
	const name = result ? "$job" : "$result";
	const state = printPath(name, path);
	const words = pending.map(printPowerShell).join(", ");
	return `do {
    Start-Sleep -Seconds 1
    ${name} = ${printPoll(status)}
} while (${state} -in @(${words}))
if (${state} -ne ${printPowerShell(done)}) { throw (${name} | ConvertTo-Json -Depth 20) }
${result ? `$result = ${printPoll(result)}\n` : ""}`;
}

/** Code that prints the result, or writes it to a file beside the script. */
function printResult({ reply, writes }: Plan): string {
	if (reply.kind === "json" || reply.kind === "bytes") return "ConvertTo-Json -Depth 20 $result\n";
	const [first] = reply.path;
	const place = printPath(typeof first === "number" ? "@($result)" : "$result", reply.path);
	if (reply.kind === "text") return `${place}\n`;
	if (reply.kind === "base64")
		return `[IO.File]::WriteAllBytes("$PWD/${writes}", [Convert]::FromBase64String(${place}))\n`;
	const url = reply.mayBeList ? `@(${place})[0]` : place;
	return `Invoke-WebRequest -Uri (${url}) -OutFile ${writes}\n`;
}

function printBytes(fileName: string): string {
	return `[IO.File]::ReadAllBytes((Resolve-Path -LiteralPath ${printPowerShell(fileName)}))`;
}

function printPoll(url: UrlShape): string {
	return `${COMMAND} -Uri ${printUrl(url)}${url.isForeign ? "" : " -Headers $headers"}`;
}

function printUrl({ before, field, isPathOf, after }: UrlShape): string {
	const value = printPath("$ticket", field);
	const parts = [
		before !== "" && printPowerShell(before),
		isPathOf ? `([Uri]${value}).AbsolutePath` : value,
		after !== "" && printPowerShell(after),
	];
	return `(${parts.filter(Boolean).join(" + ")})`;
}
