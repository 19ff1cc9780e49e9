import type { ChatBody } from "../../answers/chat.ts";
import { continueText } from "../../answers/continue-text.ts";
import { finish } from "../../answers/finish.ts";
import { toTokens } from "../../answers/tokens.ts";
import { shape } from "../../rules/checks.ts";
import type { Reply, Call, Rule } from "../../rules/dialect.ts";
import { nameModel, readJson } from "../fields/body.ts";
import { FOREIGN_FIELDS } from "../fields/foreign-fields.ts";
import type { ChatQuirks } from "./chat.ts";
import { COMPLETION_FIELDS } from "./fields.ts";
import { CREATED, finishReason, includesUsage, replyId, usageOf } from "./envelope.ts";

/** An OpenAI-style text completion API at `path`. */
export function completion(path: string, quirks: Pick<ChatQuirks, "fields" | "onlyModel"> = {}): Rule {
	const fields = shape(
		{ ...COMPLETION_FIELDS, ...quirks.fields },
		{ ...FOREIGN_FIELDS, messages: 'is not a field of completion; use "prompt"' },
	);
	return {
		method: "POST",
		path,
		task: "text-generation",
		reply: (call) => {
			const body = readJson(call, fields);
			return completionReply(call, body, nameModel(call, body["model"], quirks.onlyModel));
		},
	};
}

function completionReply(call: Call, body: ChatBody, model: string): Reply {
	const prompts = [body["prompt"]].flat().map(String);
	const max = typeof body["max_tokens"] === "number" ? body["max_tokens"] : undefined;
	const stops = [body["stop"]].flat().filter((stop) => typeof stop === "string");
	const said = prompts.map((prompt) => finish(continueText(call.state, prompt), max, stops));
	const envelope = { id: replyId("cmpl", call), object: "text_completion", created: CREATED, model };
	const usage = usageOf({
		promptTokens: prompts.reduce((sum, prompt) => sum + toTokens(prompt).length, 0),
		completionTokens: said.reduce((sum, one) => sum + one.tokens.length, 0),
	});
	const choice = (piece: string, index: number, reason: string | null): unknown => ({
		index,
		text: piece,
		finish_reason: reason,
		logprobs: null,
	});
	if (body["stream"] !== true) {
		const choices = said.map((one, index) =>
			choice((body["echo"] ? (prompts[index] ?? "") : "") + one.text, index, finishReason(one.reason)),
		);
		return { kind: "json", value: { ...envelope, choices, usage } };
	}
	const events: unknown[] = said.flatMap((one, index) => [
		...one.tokens.map((token) => ({ ...envelope, choices: [choice(token, index, null)] })),
		{ ...envelope, choices: [choice("", index, finishReason(one.reason))] },
	]);
	return {
		kind: "events",
		events: includesUsage(body) ? [...events, { ...envelope, choices: [], usage }] : events,
		done: true,
	};
}
