import { mayCallTools, type Plan } from "../plan/plan.ts";
import type { Printer } from "./printer.ts";
import type { SnippetOutput } from "../types/snippet.ts";

/** The kind of output that a client's code for a plan prints or writes. */
export function findOutput(
	{ client, isPlain }: Pick<Printer, "client" | "isPlain">,
	{ call, isStream, isChat, textField, reply, job, writes }: Plan,
): SnippetOutput {
	if (writes !== undefined) return "file";
	if (isStream) return client === "curl" ? "events" : "chunks";
	const isWhole = client === "curl" && !job; // curl alone cannot take a part of the reply
	if (isPlain && (isWhole || reply.kind !== "text")) return "reply";
	if (!isChat && !textField) return "result";
	return mayCallTools(call) ? "message" : "text";
}
