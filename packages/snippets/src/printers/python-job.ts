import type { AddressShape, JobShape } from "../job-shape.ts";
import { printPython } from "../literals/python.ts";
import { printItems } from "./path.ts";

/** Python that follows the job of `ticket` by asking, and leaves its answer in `result`. */
export function printJobLoop({ status, path, pending, done, result }: JobShape): string {
	const name = result ? "job" : "result";
	const state = printItems(name, path);
	const words = pending.map(printPython).join(", ");
	const wait = pending.length === 1 ? `${state} != ${words}` : `${state} not in (${words})`;
	const read =
		result && `\nresponse = ${printAsk(result)}\nresponse.raise_for_status()\nresult = response.json()\n`;
	return `ticket = response.json()

while True:
    time.sleep(1)
    response = ${printAsk(status)}
    response.raise_for_status()
    ${name} = response.json()
    if ${wait}:
        break
if ${state} != ${printPython(done)}:
    raise RuntimeError(${name})
${read ?? ""}`;
}

/** Whether the loop needs the path of an address. */
export function needsUrlparse({ status, result }: JobShape): boolean {
	return status.isPathOf || result?.isPathOf === true;
}

function printAsk(address: AddressShape): string {
	return `requests.get(${printAddress(address)}${address.isForeign ? "" : ", headers=headers"}, timeout=600)`;
}

function printAddress({ before, field, isPathOf, after }: AddressShape): string {
	const value = printItems("ticket", field);
	return [
		before !== "" && printPython(before),
		isPathOf ? `urlparse(${value}).path` : value,
		after !== "" && printPython(after),
	]
		.filter(Boolean)
		.join(" + ");
}
