import { generateChat, type ChatBody } from "../../answers/chat.ts";
import { findSchema } from "../../answers/wanted-form.ts";
import { shape, type Fields } from "../../rules/checks.ts";
import { RequestError } from "../../types/request.ts";
import type { Reply, Call, Rule } from "../../rules/dialect.ts";
import { demandNoPicture, demandStrictSupport, findModelFacts } from "../../rules/demand-fit.ts";
import { heedModel, nameModel, readJson } from "../fields/body.ts";
import { FOREIGN_FIELDS } from "../fields/foreign-fields.ts";
import { buildChat, buildChatEvents } from "./build-chat.ts";
import { CHAT_FIELDS } from "./fields.ts";
import { CREATED, replyId } from "./envelope.ts";

/** Differences of one provider's chat from the common form. */
export interface ChatQuirks {
	/** Checks that replace or join the common ones. */
	readonly fields?: Fields;
	/** More fields that are rejected, each with the reason. */
	readonly rejected?: Readonly<Record<string, string>>;
	/** Status for a wrong field. Default 400. */
	readonly status?: number;
	/** Where this provider finds the schema of a wanted format. Default `response_format`. */
	readonly schema?: (body: ChatBody) => unknown;
	/** A last check of the whole body. @throws RequestError */
	readonly check?: (body: ChatBody) => void;
	/** Name of a server's only model: the body may name any, or none. Default: the body's name is checked. */
	readonly onlyModel?: string;
}

/** An OpenAI-style chat API at `path`; serves hub tasks `conversational` (and others named in `task`). */
export function chat(path: string, quirks: ChatQuirks = {}, task = "conversational"): Rule {
	return { method: "POST", path, task, reply: (call) => chatReply(call, quirks) };
}

/** The reply to a chat request; `served` replaces the model in the body, and the provider of the call. */
export function chatReply(
	call: Call,
	quirks: ChatQuirks = {},
	served?: { readonly provider: string; readonly model: string },
): Reply {
	const fields = shape(
		{ ...CHAT_FIELDS, ...quirks.fields },
		{ ...FOREIGN_FIELDS, prompt: 'is not a field of chat; use "messages"', ...quirks.rejected },
	);
	const body = readJson(call, fields, quirks.status);
	if (body["top_logprobs"] && body["logprobs"] !== true) {
		throw new RequestError({
			status: 400,
			message: '"top_logprobs" is only allowed when "logprobs" is true',
			at: "top_logprobs",
		});
	}
	if (body["stream_options"] && body["stream"] !== true) {
		throw new RequestError({
			status: 400,
			message: '"stream_options" is only allowed when "stream" is true',
			at: "stream_options",
		});
	}
	quirks.check?.(body);
	const name = served?.model ?? nameModel(call, body["model"], quirks.onlyModel);
	const provider = served?.provider ?? call.provider;
	const facts = findModelFacts(call.state.hub, provider, name);
	heedModel({ ...call, provider }, name);
	demandNoPicture(body, name, facts);
	demandStrictSupport(body, provider, facts);
	const turn = generateChat({ ...body, model: name }, call.state, (quirks.schema ?? findSchema)(body));
	const envelope = {
		id: replyId("chatcmpl", call),
		created: CREATED,
		model: name,
		system_fingerprint: null,
	};
	return body["stream"] === true
		? { kind: "events", events: buildChatEvents(envelope, turn, body, call.state), done: true }
		: { kind: "json", value: buildChat(envelope, turn, body, call.state) };
}
