import type { UrlShape, JobShape } from "../plan/job-shape.ts";
import { printJavaScript, printTemplateText } from "../literals/javascript.ts";
import { printPath } from "./path.ts";

/** JavaScript that submits a job with `submit`, polls it, and assigns its result to `result`. */
export function printJsJob({ status, path, pending, done, result }: JobShape, submit: string): string {
	const name = result ? "job" : "result";
	const state = printPath(name, path);
	const wait = pending.map(printJavaScript).join(", ");
	return `
async function send(url, init) {
	const response = await fetch(url, init);
	if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
	return response.json();
}

const ticket = await ${submit};
let ${name};
do {
	await setTimeout(1000);
	${name} = ${printPoll(status)};
} while ([${wait}].includes(${state}));
if (${state} !== ${printJavaScript(done)}) throw new Error(JSON.stringify(${name}));
${result ? `\nconst result = ${printPoll(result)};\n` : ""}`;
}

function printPoll(url: UrlShape): string {
	return `await send(${printUrl(url)}${url.isForeign ? "" : ", { headers }"})`;
}

function printUrl({ before, field, isPathOf, after }: UrlShape): string {
	const value = printPath("ticket", field);
	if (before === "" && after === "") return value;
	const inner = isPathOf ? `new URL(${value}).pathname` : value;
	return `\`${printTemplateText(before)}\${${inner}}${printTemplateText(after)}\``;
}
