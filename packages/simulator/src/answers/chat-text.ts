import type { Locale } from "@pusula/tasks";
import { sampleAnswer } from "./sample.ts";

/** A few short sentences: what a tool said, else that this is a sample. */
export function composeChatText(locale: Locale, toolResult: string | undefined): string {
	if (toolResult === undefined) return sampleAnswer(locale);
	const words = shorten(toolResult);
	return locale === "tr" ? `Aracın verdiği yanıt şu: ${words}` : `The tool answered: ${words}`;
}

/** A line of thought for models that show their reasoning. */
export function composeReasoning(locale: Locale): string {
	return locale === "tr"
		? "Örnek düşünce: simülatör model çalıştırmaz, burada modelin düşünceleri gelirdi."
		: "Sample reasoning: the simulator runs no model; its thoughts would arrive here.";
}

function shorten(text: string): string {
	const line = text.replace(/\s+/g, " ").trim();
	return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}
