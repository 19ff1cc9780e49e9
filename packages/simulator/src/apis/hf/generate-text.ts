import { finish, type Finished } from "../../answers/finish.ts";
import { buildFromSchema } from "../../answers/from-schema.ts";
import { toTokens } from "../../answers/tokens.ts";
import { continueText } from "../../answers/continue-text.ts";
import { sampleLikely } from "../../answers/logprobs.ts";
import { SAMPLE_LOGPROB } from "../../answers/sample.ts";
import {
	anything,
	boolean,
	integer,
	isRecord,
	listOf,
	number,
	object,
	oneOf,
	required,
	shape,
	text,
	string,
} from "../../rules/checks.ts";
import type { Reply, Call } from "../../rules/dialect.ts";
import { hashText } from "../../media/random.ts";
import type { State } from "../../state/state.ts";
import { readJson } from "../fields/body.ts";

const above = Number.MIN_VALUE;

/** Settings with the limits the server states. */
const PARAMETERS = {
	adapter_id: string,
	best_of: integer(1),
	decoder_input_details: boolean,
	details: boolean,
	do_sample: boolean,
	frequency_penalty: number(-2),
	grammar: shape({ type: required(oneOf("json", "regex", "json_schema")), value: required(anything) }),
	max_new_tokens: integer(0),
	repetition_penalty: number(above),
	return_full_text: boolean,
	seed: integer(1),
	stop: listOf(string, 0, 4),
	temperature: number(above),
	top_k: integer(1),
	top_n_tokens: integer(1),
	top_p: number(above, 1),
	truncate: integer(0),
	typical_p: number(above, 1),
	watermark: boolean,
} as const;

const BODY = shape(
	{ inputs: required(text), parameters: shape(PARAMETERS), stream: boolean, options: object },
	{
		prompt: 'is a field of the completion address, /v1/completions; the text belongs into "inputs" here',
		messages: "belongs to the chat address, /v1/chat/completions",
		max_tokens: "is not a field of this API; its name here is parameters.max_new_tokens",
		max_new_tokens: 'belongs under "parameters"',
		accessToken: "is a setting of a client library, not a field of this API",
		provider: "is a setting of a client library, not a field of this API",
	},
);

/** The reply of a text-generation server (TGI) at its root: `[{ generated_text }]`, or one event a token. */
export function generateText(call: Call): Reply {
	const body = readJson(call, BODY, 422);
	const generated = generate(body, call.state);
	return body["stream"] === true ? streamText(generated) : { kind: "json", value: [reply(generated)] };
}

/** The same, as one object: the server's `/generate` endpoint. */
export function generateOne(call: Call): Reply {
	const body = readJson(call, BODY, 422);
	return { kind: "json", value: reply(generate(body, call.state)) };
}

/** The same, always as events: the server's `/generate_stream` endpoint. */
export function generateStream(call: Call): Reply {
	const body = readJson(call, BODY, 422);
	return streamText(generate(body, call.state));
}

type Settings = Readonly<Record<string, unknown>>;

/** A text with what it was made from. */
interface Generated {
	readonly finished: Finished;
	readonly prompt: string;
	readonly parameters: Settings;
	/** The likeliest tokens at a place as many as `top_n_tokens` requests; absent where it requests none. */
	readonly likelyAt: ((token: string) => readonly object[]) | undefined;
}

function generate(body: Settings, state: State): Generated {
	const parameters = isRecord(body["parameters"]) ? body["parameters"] : {};
	const prompt = String(body["inputs"]);
	const grammar = parameters["grammar"];
	const said =
		isRecord(grammar) && grammar["type"] !== "regex"
			? JSON.stringify(grammarInstance(grammar, prompt, state))
			: continueText(state, prompt);
	const max = typeof parameters["max_new_tokens"] === "number" ? parameters["max_new_tokens"] : 1024;
	const stops = Array.isArray(parameters["stop"]) ? parameters["stop"].map(String) : [];
	const wanted = parameters["top_n_tokens"];
	const locale = state.examples.localeOf("");
	const likelyAt =
		typeof wanted === "number"
			? (token: string): readonly object[] =>
					sampleLikely(token, wanted, locale).map((one) => ({
						...tokenOf(one.token, one.logprob),
						special: false,
					}))
			: undefined;
	return { finished: finish(said, max, stops), prompt, parameters, likelyAt };
}

function grammarInstance(grammar: Settings, prompt: string, { examples }: State): unknown {
	const value = grammar["value"];
	const schema = grammar["type"] === "json_schema" && isRecord(value) ? value["schema"] : value;
	examples.reportSample();
	return buildFromSchema(schema, examples.localeOf(prompt));
}

function reply({ finished, prompt, parameters, likelyAt }: Generated): unknown {
	const generated_text = (parameters["return_full_text"] === true ? prompt : "") + finished.text;
	if (parameters["details"] !== true) return { generated_text };
	const prefill =
		parameters["decoder_input_details"] === true ? toTokens(prompt).map((token) => tokenOf(token)) : [];
	return {
		generated_text,
		details: {
			...ending(finished, parameters),
			prefill,
			tokens: finished.tokens.map((token) => ({ ...tokenOf(token), special: false })),
			...(likelyAt && { top_tokens: finished.tokens.map(likelyAt) }),
		},
	};
}

/** One event a token; the last also has the whole text and the details. There is no `[DONE]` mark. */
function streamText({ finished, prompt, parameters, likelyAt }: Generated): Reply {
	const last = finished.tokens.length - 1;
	const events = finished.tokens.map((token, index) => ({
		index: index + 1,
		token: { ...tokenOf(token), special: false },
		...(likelyAt && { top_tokens: likelyAt(token) }),
		generated_text: index === last ? finished.text : null,
		details:
			index === last ? { ...ending(finished, parameters), input_length: toTokens(prompt).length } : null,
	}));
	return { kind: "events", events, done: false };
}

function ending(finished: Finished, parameters: Settings): object {
	const reason = finished.reason === "stop" ? "eos_token" : finished.reason;
	return {
		finish_reason: reason,
		generated_tokens: finished.tokens.length,
		seed: parameters["seed"] ?? null,
	};
}

function tokenOf(token: string, logprob = SAMPLE_LOGPROB) {
	return { id: hashText(token) % 128_000, text: token, logprob };
}
