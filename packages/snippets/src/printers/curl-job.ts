import type { AddressShape, JobShape } from "../job-shape.ts";
import { printJqText, printWord } from "../literals/shell.ts";
import { printFilter } from "./path.ts";

/** Shell code that follows the job of `ticket.json` by asking, and leaves its answer in `result.json`. */
export function printJobLoop(
	{ status, path, pending, done, result }: JobShape,
	headers: readonly string[],
): string {
	return `while :; do
  sleep 1
  ${printAsk(status, headers, "result.json")}  case $(jq --raw-output ${printWord(printFilter(path))} result.json) in
    ${pending.join(" | ")}) ;;
    ${done}) break ;;
    *) cat result.json >&2; exit 1 ;;
  esac
done
${result ? printAsk(result, headers, "result.json") : ""}`;
}

function printAsk(address: AddressShape, headers: readonly string[], file: string): string {
	const parts = [
		`curl --url ${printAddress(address)}`,
		"--fail-with-body --silent --show-error",
		...(address.isForeign ? [] : headers),
	];
	return `${[...parts, `--output ${file}`].join(" \\\n    ")}\n`;
}

function printAddress({ before, field, isPathOf, after }: AddressShape): string {
	const value = isPathOf ? `(${printFilter(field)} | sub("^https?://[^/]+"; ""))` : printFilter(field);
	const parts = [before !== "" && printJqText(before), value, after !== "" && printJqText(after)].filter(
		Boolean,
	);
	return `"$(jq --raw-output ${printWord(parts.join(" + "))} ticket.json)"`;
}
