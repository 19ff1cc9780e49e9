import type { Body } from "../types/wire.ts";

/** From this length on a text of the caller is looked for wherever it stands in a body; shorter ones only as a prompt. */
const LONG = 12;
/** Shortest prompt that is looked for, as a word of its own; shorter ones stand in any message. */
const SHORTEST = 3;
/** Fields that hold what the model is to read. */
const PROMPT_FIELD = /content|context|input|prompt|query|question|sentence|text/;
/** Fields whose texts belong to the message of an error. */
const NAMED_FIELD = /^(model|model_name|role|type)$/;

function collectTexts(value: unknown, isPrompt: boolean, found: string[]): string[] {
	if (typeof value === "string") {
		if (value.length >= (isPrompt ? SHORTEST : LONG)) found.push(value);
	} else if (typeof value === "object" && value !== null) {
		for (const [key, part] of Object.entries(value))
			if (!NAMED_FIELD.test(key)) collectTexts(part, isPrompt || PROMPT_FIELD.test(key), found);
	}
	return found;
}

/** A short prompt standing for itself, not as part of another word. */
function asWord(prompt: string): RegExp {
	return new RegExp(
		`(?<![\\p{L}\\p{N}])${prompt.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}(?![\\p{L}\\p{N}])`,
		"gu",
	);
}

/** A text of a server without the key and without the caller's own texts, plain or JSON-escaped. */
export function toRedacted(text: string, accessToken: string | undefined, body: Body | undefined): string {
	let clean = accessToken ? text.replaceAll(accessToken, "[key]") : text;
	const sent = body?.kind === "json" ? body.value : body?.kind === "form" ? body.fields : undefined;
	for (const prompt of collectTexts(sent, false, [])) {
		for (const written of new Set([prompt, JSON.stringify(prompt).slice(1, -1)]))
			clean = clean.replaceAll(prompt.length < LONG ? asWord(written) : written, "[input]");
	}
	return clean;
}
