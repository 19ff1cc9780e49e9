import { local } from "@pusula/local";
import { printTaskCall, SampleFile, snippetsFor } from "@pusula/snippets";
import { isUnnamed } from "../../../facts/local/browser-choice.ts";
import { toLocalMaker } from "../../../facts/local/local-maker.ts";
import { isMark } from "./load-marked-files.ts";
import type { RunData } from "./run-data.ts";

/** The call of a run as code, with its files under their own names. */
export async function printCode({ task, model, args }: RunData): Promise<string | undefined> {
	const madeBy = await toLocalMaker(model);
	const call = { madeBy, model, args: nameFiles(args) as object }; // an object stays one
	if (isUnnamed(task)) return printTaskCall({ ...call, task });
	const { snippets } = snippetsFor({ ...call, task, provider: local() });
	return snippets[0]?.code;
}

function nameFiles(value: unknown): unknown {
	if (isMark(value)) return new SampleFile(toFileName(value.$file));
	if (Array.isArray(value)) return value.map(nameFiles);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, nameFiles(inner)]));
}

/** `/_astro/street.Bx3k.png` is served for `street.png`. */
function toFileName(url: string): string {
	const name = url.split("/").at(-1) ?? url;
	return name.replace(/\.[\w-]{8}(?=\.\w+$)/, "");
}
