import { printFilterValue, printFormName, printJson, printWord } from "../literals/shell.ts";
import { Code } from "../literals/text.ts";
import type { Plan } from "../plan/plan.ts";
import { type PrintableBody, toPrintableBody } from "./body.ts";
import { printCurlJob } from "./curl-job.ts";
import { ownHeaders, sharedHeaders } from "./headers.ts";
import { printFilter } from "./path.ts";
import { httpReason, type Printer } from "./printer.ts";

const FLAGS = "--fail-with-body --silent --show-error";
/** A URL that a server names: one URL, whatever is in it, and no file of this machine. */
const DOWNLOAD_FLAGS = "--fail --silent --show-error --globoff --proto '=https,http'";

/** curl; jq where a file goes into the body, or the medium has to be taken out of the reply. */
export const curl: Printer = {
	language: "sh",
	client: "curl",
	isPlain: true,
	print(plan) {
		const reason = httpReason(plan);
		if (reason) return { reason };
		const { described, reply, writes, job, isStream } = plan;
		const body = toPrintableBody(described.request, ({ as, type }) =>
			as === "base64" ? "." : `("data:${type};base64," + .)`,
		);
		if (body.kind === "json" && body.files.length > 1) return { reason: "parameters" };
		const install =
			job ||
			(body.kind === "json" && body.files.length > 0) ||
			reply.kind === "base64" ||
			reply.kind === "url"
				? "apt-get install jq"
				: undefined;
		if (job) {
			const submit = printCommand(plan, body, "ticket.json");
			const headers = Object.entries(sharedHeaders(plan, keyOf(plan))).map(([name, value]) =>
				printHeader(name, value),
			);
			return {
				code: `(\nset -e\n${submit}${printCurlJob(job, headers)}${printResult(plan, "result.json")})\n`,
				install,
			};
		}
		if (writes === undefined || isStream) return { code: printCommand(plan, body, undefined), install };
		if (reply.kind === "bytes") return { code: printCommand(plan, body, writes), install };
		return { code: printCommand(plan, body, "reply.json", " &&") + printResult(plan, "reply.json"), install };
	},
};

/** The command, then `more`, then the body where it is a here-document. */
function printCommand(plan: Plan, body: PrintableBody, output: string | undefined, more = ""): string {
	const { described, isStream } = plan;
	const headers = Object.entries({ ...sharedHeaders(plan, keyOf(plan)), ...ownHeaders(plan) });
	const command = [
		`curl ${printWord(described.request.url)}`,
		`${FLAGS}${isStream ? " --no-buffer" : ""}${/[[\]{}]/.test(described.request.url) ? " --globoff" : ""}`,
		...headers.map(([name, value]) => printHeader(name, value)),
		...(output === undefined ? [] : [`--output ${output}`]),
		...bodyParts(body),
	].join(" \\\n  ");
	if (body.kind !== "json") return `${command}${more}\n`;
	if (body.files.length > 0) return `${printPipe(body)}${command}${more}\n`;
	return `${command}${more}\n${printJson(body.value)}\nJSON\n`;
}

function keyOf({ described, token }: Plan): unknown {
	const prefix = described.request.auth?.prefix ?? "";
	return "text" in token ? prefix + token.text : new Code(`${prefix}$${token.name}`);
}

function printHeader(name: string, value: unknown): string {
	return value instanceof Code
		? `-H "${name}: ${value.text}"`
		: `-H ${printWord(`${name}: ${String(value)}`)}`;
}

/** Prints the result from a file with the response: media in it are decoded, or fetched. */
function printResult({ reply, writes }: Plan, file: string): string {
	if (reply.kind === "json" || reply.kind === "bytes") return `cat ${file}\n`;
	const filter = printFilter(reply.path);
	const first = reply.kind === "url" && reply.mayBeList ? `[${filter}] | flatten | first` : filter;
	const value = `jq --raw-output ${printWord(first)} ${file}`;
	if (reply.kind === "text") return `${value}\n`;
	if (reply.kind === "base64") return `${value} | base64 --decode > ${writes}\n`;
	return `curl ${DOWNLOAD_FLAGS} --output ${writes} --url "$(${value})"\n`;
}

/** The options that name curl's body. In a quoted here-document no character is special. */
function bodyParts(body: PrintableBody): string[] {
	if (body.kind === "file") return [`--data-binary ${printWord(`@${body.file.fileName}`)}`];
	if (body.kind === "json") return [`--data-binary @-${body.files.length > 0 ? "" : " <<'JSON'"}`];
	const files = body.files.map(
		({ field, file, sentAs }) =>
			`--form ${printWord(`${field}=@${printFormName(file.fileName)};filename="${sentAs}";type=${file.type}`)}`,
	);
	return [
		...files,
		...Object.entries(body.texts).map(([name, text]) => `--form-string ${printWord(`${name}=${text}`)}`),
	];
}

/** The file in base64, put into its place in the body. */
function printPipe({ files: [file], value }: PrintableBody & { kind: "json" }): string {
	const name = printWord(file?.fileName ?? "");
	return `base64 < ${name} | tr -d '\\n' | jq --raw-input --slurp ${printWord(printFilterValue(value))} |\n`;
}
