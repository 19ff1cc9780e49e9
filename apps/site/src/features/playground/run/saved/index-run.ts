import { foldText } from "../../../../lib/words/turkish.ts";
import { findText } from "./find-text.ts";
import type { RunBody } from "./saved-run.ts";

/**
 * The words by which a run is searched, each once, in the spelling of `foldText`: all of its input with its parameters, its
 * output, and every version of a chat's messages.
 */
export function indexRun({ args, output, versions }: RunBody): string {
	const texts = [args, args["parameters"], output, versions?.list].map(findText);
	return [...new Set(foldText(texts.join("\n")).split(/\s+/))].join(" ");
}
