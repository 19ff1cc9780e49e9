import { TASK_INFO, type TaskId } from "@pusula/tasks";
import type { BrowserChoice } from "../../../facts/local/browser-choice.ts";
import type { DrawnPart } from "./drawn-part.ts";
import type { FileMark } from "./file-mark.ts";

/** What the page says of such an input, and what it shows. */
interface PromptlessInput {
	readonly reason: "promptless";
	readonly input: readonly DrawnPart[];
}

/** The picture alone, in small, for a model that reads no prompt: it enlarges what it gets. Undefined for any other. */
export function toPromptless(
	page: TaskId,
	{ isPromptless, inputLocale }: BrowserChoice,
	src: string | undefined,
): { readonly args: { readonly inputs: FileMark }; readonly other: PromptlessInput } | undefined {
	const picture = TASK_INFO[page].demo[inputLocale].inputs.find(({ type }) => type === "img");
	if (!isPromptless || src === undefined || picture?.type !== "img") return undefined;
	const other = { reason: "promptless", input: [{ type: "picture", src, alt: picture.alt }] } as const;
	return { args: { inputs: { $file: src } }, other };
}
