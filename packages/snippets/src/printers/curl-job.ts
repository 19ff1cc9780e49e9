import type { UrlShape, JobShape } from "../plan/job-shape.ts";
import { printJqText, printWord } from "../literals/shell.ts";
import { printFilter } from "./path.ts";

/** Shell code that polls the job of `ticket.json`, and writes its result to `result.json`. */
export function printCurlJob(
	{ status, path, pending, done, result }: JobShape,
	headers: readonly string[],
): string {
	return `while :; do
  sleep 1
  ${printPoll(status, headers, "result.json")}  case $(jq --raw-output ${printWord(printFilter(path))} result.json) in
    ${pending.join(" | ")}) ;;
    ${done}) break ;;
    *) cat result.json >&2; exit 1 ;;
  esac
done
${result ? printPoll(result, headers, "result.json") : ""}`;
}

function printPoll(url: UrlShape, headers: readonly string[], file: string): string {
	const parts = [
		`curl --url ${printUrl(url)}`,
		"--fail-with-body --silent --show-error --globoff --proto '=https,http'",
		...(url.isForeign ? [] : headers),
	];
	return `${[...parts, `--output ${file}`].join(" \\\n    ")}\n`;
}

function printUrl({ before, field, isPathOf, after }: UrlShape): string {
	const value = isPathOf ? `(${printFilter(field)} | sub("^https?://[^/]+"; ""))` : printFilter(field);
	const parts = [before !== "" && printJqText(before), value, after !== "" && printJqText(after)].filter(
		Boolean,
	);
	return `"$(jq --raw-output ${printWord(parts.join(" + "))} ticket.json)"`;
}
