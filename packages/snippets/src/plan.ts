import type { DescribedRequest } from "@pusula/inference";
import { findMediaShape, type ReplyShape } from "./reply-shape.ts";
import { tokenNameOf } from "./token-name.ts";
import type { SnippetCall } from "./types.ts";

/** Name of the file a snippet writes, for the tasks whose result is media. */
const RESULT_FILES: Readonly<Record<string, string>> = {
	"image-text-to-image": "image.png",
	"image-text-to-video": "video.mp4",
	"image-to-image": "image.png",
	"image-to-video": "video.mp4",
	"text-to-audio": "audio.wav",
	"text-to-image": "image.png",
	"text-to-speech": "speech.wav",
	"text-to-video": "video.mp4",
};

/** Where the text of an answer stands, for the tasks whose result people read as text. */
const CHAT_PATH = ["choices", 0, "message", "content"] as const;

/** Everything a printer needs to know, decided once. */
export interface Plan {
	readonly call: SnippetCall;
	readonly described: DescribedRequest;
	/** The key in the printed code: a variable's name, or the text itself. */
	readonly token: { readonly name: string } | { readonly text: string };
	readonly isStream: boolean;
	readonly reply: ReplyShape;
	/** File the code writes, when the result is media. */
	readonly writes: string | undefined;
}

function toReply(call: SnippetCall, described: DescribedRequest): ReplyShape {
	if (RESULT_FILES[call.task] !== undefined) return findMediaShape(described);
	return call.task === "conversational" ? { kind: "text", path: CHAT_PATH } : { kind: "json" };
}

/** Decides what a snippet says, before any language is chosen. */
export function toPlan(call: SnippetCall, described: DescribedRequest): Plan {
	return {
		call,
		described,
		token: call.accessToken === undefined ? { name: tokenNameOf(described) } : { text: call.accessToken },
		isStream: call.stream === true && described.canStream,
		reply: toReply(call, described),
		writes: RESULT_FILES[call.task],
	};
}
