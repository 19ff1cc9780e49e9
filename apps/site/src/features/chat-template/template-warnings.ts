/** Warnings about a template that runs, as keys of the messages. */
export type Warning =
	| { readonly kind: "noMessages" | "noGenerationPrompt" | "doubleStart" | "trailingSpace" | "empty" }
	/** A message whose text is not in the prompt; counted from 1. */
	| { readonly kind: "lostMessage"; readonly index: number; readonly role: string };

/** The values in which warnings are found. */
export interface RenderedTemplate {
	readonly template: string;
	readonly messages: readonly unknown[];
	readonly addGenerationPrompt: boolean;
	readonly startSign: string;
	readonly prompt: string;
}

/** Things that are allowed but mostly not meant. */
export function listWarnings(rendered: RenderedTemplate): readonly Warning[] {
	const { template, addGenerationPrompt, startSign, prompt } = rendered;
	const warnings: Warning[] = [];
	if (!/\bmessages\b/.test(template)) warnings.push({ kind: "noMessages" });
	if (addGenerationPrompt && !/\badd_generation_prompt\b/.test(template))
		warnings.push({ kind: "noGenerationPrompt" });
	if (startSign !== "" && prompt.startsWith(startSign + startSign)) warnings.push({ kind: "doubleStart" });
	if (prompt === "") warnings.push({ kind: "empty" });
	else if (/[ \t]$/.test(prompt)) warnings.push({ kind: "trailingSpace" });
	return [...warnings, ...listLost(rendered)];
}

function listLost({ messages, prompt }: RenderedTemplate): readonly Warning[] {
	return messages.flatMap((message, index): Warning[] => {
		const { role, content } = message as { role?: unknown; content?: unknown }; // checked to be objects before rendering
		const isLost = typeof content === "string" && content.trim() !== "" && !prompt.includes(content.trim());
		return isLost ? [{ kind: "lostMessage", index: index + 1, role: String(role) }] : [];
	});
}
