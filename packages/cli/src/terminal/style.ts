import { styleText } from "node:util";
import type { Io, Output } from "../io/io.ts";

/** Ways to set text apart. */
export type Tone = "title" | "quiet" | "good" | "bad" | "name";

/** Puts a text in a tone, or leaves it as it is where colours are off. */
export type Style = (tone: Tone, text: string) => string;

const FORMATS = {
	title: "bold",
	quiet: "dim",
	good: "green",
	bad: "red",
	name: "cyan",
} as const satisfies Record<Tone, Parameters<typeof styleText>[0]>;

/**
 * The colours of an output: `FORCE_COLOR` (0 for off) over `NO_COLOR`, else on for terminals that know them.
 * Sources: https://no-color.org, https://force-color.org.
 */
export function createStyle(output: Output, env: Io["env"]): Style {
	return hasColors(output, env)
		? (tone, text) => styleText(FORMATS[tone], text, { validateStream: false })
		: (_tone, text) => text;
}

function hasColors(output: Output, env: Io["env"]): boolean {
	const forced = env["FORCE_COLOR"];
	if (forced) return forced !== "0" && forced !== "false";
	if (env["NO_COLOR"]) return false;
	return output.isTTY === true && env["TERM"] !== "dumb";
}
