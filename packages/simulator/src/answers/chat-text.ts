import type { Locale } from "@pusula/tasks";
import { sampleAnswer, sampleText } from "./sample.ts";

/** A sample, with what a tool said behind it. */
export function composeChatText(locale: Locale, toolResult: string | undefined): string {
	if (toolResult === undefined) return sampleAnswer(locale);
	const words = shorten(toolResult);
	const result = locale === "tr" ? `Aracın sonucu: ${words}` : `Result of the tool: ${words}`;
	return `${sampleText(locale)} ${result}`;
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
