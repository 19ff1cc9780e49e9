import type { ServerResponse } from "node:http";
import { textOf, type Fault, type PlannedCall } from "./plan-call.ts";

/** A call's number, and the servers that its responses name. */
export interface Place {
	readonly index: number;
	readonly url: string;
	readonly awayUrl: string;
}

const DEPTH = 50_000;
const DEEP = '{"a":'.repeat(DEPTH) + "1" + "}".repeat(DEPTH);
const PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==",
	"base64",
);

/** Refusals that bill nothing; the same request is right the next time. */
export function turnAway(response: ServerResponse, fault: Fault | undefined): boolean {
	if (fault !== "busy-once" && fault !== "limited-once") return false;
	sendJson(response, { error: "later" }, fault === "busy-once" ? 503 : 429, { "retry-after": "0" });
	return true;
}

/** Plays the fault of an accepted call, or the response. */
export function replyToCall(
	response: ServerResponse,
	planned: PlannedCall & Place & { readonly key: string },
): void {
	if (!playFault(response, planned)) playAnswer(response, planned);
}

/** The state of a job. `time` counts its polls from 1. */
export function replyToPoll(
	response: ServerResponse,
	{ fault, index, url }: PlannedCall & Place,
	time: number,
): void {
	if (fault === "poll-fails-once" && time === 1) return sendJson(response, {}, 502);
	if (fault === "poll-cut" && time === 1) return void response.destroy();
	if (fault === "job-fails") return sendJson(response, { status: "failed", error: "refused" });
	const output = [`${url}/files/soak/${index}`];
	sendJson(response, { id: String(index), status: "succeeded", output });
}

/** The picture that a job results in. */
export function sendFile(response: ServerResponse, fault: Fault | undefined): void {
	if (fault === "no-file") return sendJson(response, {}, 404);
	response.writeHead(200, { "content-type": "image/png", "content-length": PNG.length });
	if (fault === "cut-body") response.write(PNG.subarray(0, 9), () => response.destroy());
	else response.end(PNG);
}

/** Sends a value as JSON. */
export function sendJson(response: ServerResponse, value: unknown, status = 200, headers: object = {}): void {
	sendText(response, JSON.stringify(value), status, headers);
}

/** The fault of a call in place of its response; false where the response comes first. */
function playFault(
	response: ServerResponse,
	{ fault, index, key, url, awayUrl }: PlannedCall & Place & { readonly key: string },
): boolean {
	if (fault === "error-500") sendJson(response, { error: "broken" }, 500);
	else if (fault === "error-that-echoes-the-key")
		sendJson(response, { error: `no ${key}`, seen: [key] }, 400, { "x-request-id": key });
	else if (fault === "deep-error") sendText(response, `{"error":${DEEP}}`, 400);
	else if (fault === "deep-reply") sendText(response, DEEP, 200);
	else if (fault === "html") response.writeHead(200, { "content-type": "text/html" }).end("<p>hello</p>");
	else if (fault === "broken-json") sendText(response, '{"id":"1","choices":[', 200);
	else if (fault === "wrong-shape") sendJson(response, { unexpected: [key] });
	else if (fault === "cut-before-headers") response.destroy();
	else if (fault === "silence") return true;
	else if (fault === "redirect-away") response.writeHead(307, { location: `${awayUrl}/soak/${index}` }).end();
	else if (fault === "see-other-then-busy")
		response.writeHead(303, { location: `${url}/after/soak/${index}` }).end();
	else return false;
	return true;
}

function playAnswer(response: ServerResponse, { kind, fault, index, url }: PlannedCall & Place): void {
	if (kind === "chat") return sendChat(response, index, fault);
	if (kind === "stream") return sendStream(response, index, fault);
	const get = fault === "ticket-leads-away" ? `x:../../away/soak/${index}` : `${url}/state/soak/${index}`;
	sendJson(response, { id: String(index), status: "starting", urls: { get } }, 201);
}

function sendChat(response: ServerResponse, index: number, fault: Fault | undefined): void {
	const message = { role: "assistant", content: textOf(index) };
	const reply = { id: "1", created: 1, model: "m", choices: [{ index: 0, message, finish_reason: "stop" }] };
	const text = JSON.stringify(reply);
	if (fault !== "cut-body") return sendText(response, text, 200);
	response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
	response.write(text.slice(0, 20), () => response.destroy());
}

function sendStream(response: ServerResponse, index: number, fault: Fault | undefined): void {
	response.writeHead(200, { "content-type": "text/event-stream" });
	const chunks = textOf(index).split(/(?<= )/);
	const toEvent = (content: string, finish: string | null): string =>
		`data: ${JSON.stringify({ id: "1", created: 1, model: "m", choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;
	if (fault === "cut-body") {
		response.write(toEvent("Tilki", null), () => response.destroy());
		return;
	}
	response.end(
		`${chunks.map((chunk) => toEvent(chunk, null)).join("")}${toEvent("", "stop")}data: [DONE]\n\n`,
	);
}

function sendText(response: ServerResponse, text: string, status: number, headers: object = {}): void {
	response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
}
