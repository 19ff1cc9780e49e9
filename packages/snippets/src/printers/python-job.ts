import type { UrlShape, JobShape } from "../plan/job-shape.ts";
import { printPython } from "../literals/python.ts";
import { printItems } from "./path.ts";

/** Python that polls the job of `ticket`, and assigns its result to `result`. */
export function printPythonJob({ status, path, pending, done, result }: JobShape): string {
	const name = result ? "job" : "result";
	const state = printItems(name, path);
	const words = pending.map(printPython).join(", ");
	const wait = pending.length === 1 ? `${state} != ${words}` : `${state} not in (${words})`;
	const read =
		result && `\nresponse = ${printPoll(result)}\nresponse.raise_for_status()\nresult = response.json()\n`;
	return `ticket = response.json()

while True:
    time.sleep(1)
    response = ${printPoll(status)}
    response.raise_for_status()
    ${name} = response.json()
    if ${wait}:
        break
if ${state} != ${printPython(done)}:
    raise RuntimeError(${name})
${read ?? ""}`;
}

/** True when the loop needs the path of a URL. */
export function needsUrlparse({ status, result }: JobShape): boolean {
	return status.isPathOf || result?.isPathOf === true;
}

function printPoll(url: UrlShape): string {
	return `requests.get(${printUrl(url)}${url.isForeign ? "" : ", headers=headers"}, timeout=600)`;
}

function printUrl({ before, field, isPathOf, after }: UrlShape): string {
	const value = printItems("ticket", field);
	return [
		before !== "" && printPython(before),
		isPathOf ? `urlparse(${value}).path` : value,
		after !== "" && printPython(after),
	]
		.filter(Boolean)
		.join(" + ");
}
