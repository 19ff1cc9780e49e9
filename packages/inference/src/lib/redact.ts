import type { Body } from "../types.ts";

/** Shortest text of the caller that is looked for; shorter ones are too likely to stand in any message. */
const SHORTEST_PROMPT = 12;

function collectTexts(value: unknown, found: string[]): string[] {
	if (typeof value === "string") found.push(value);
	else if (typeof value === "object" && value !== null) {
		for (const [key, part] of Object.entries(value))
			if (key !== "model" && key !== "model_name") collectTexts(part, found);
	}
	return found;
}

/** A text of a server without the key and without the caller's own texts, plain or JSON-escaped. */
export function toRedacted(text: string, accessToken: string | undefined, body: Body | undefined): string {
	let clean = accessToken ? text.replaceAll(accessToken, "[key]") : text;
	const sent = body?.kind === "json" ? body.value : body?.kind === "form" ? body.fields : undefined;
	for (const prompt of collectTexts(sent, [])) {
		if (prompt.length < SHORTEST_PROMPT) continue;
		clean = clean.replaceAll(prompt, "[input]").replaceAll(JSON.stringify(prompt).slice(1, -1), "[input]");
	}
	return clean;
}
