import type { faultNotes as tr } from "../tr/fault-notes.ts";

/** What each simulated fault does, and how the client takes it; in English, by the simulator's id. */
export const faultNotes: typeof tr = {
	busy: "The server says 503 to the first two requests and wants a wait of one second. The client waits and tries again; the third try is answered.",
	"busy-ms":
		"The first two requests get 503, with the wait in milliseconds in the `retry-after-ms` header. The client waits that long and tries again.",
	"always-busy":
		"The server always says 503. The client tries again with growing pauses; the limit is yours to set. Here the call times out after 15 seconds.",
	"too-many-requests":
		"The first two requests get 429 and a wait of one second. The client repeats a request that got 429 at most twice; here the third try passes.",
	"server-error":
		"The server says 500. The request may have been carried out and charged, so the client does not repeat it by itself.",
	"gateway-page":
		"A gateway's HTML page comes in place of JSON (502). The client does not take it for an answer; the error names the status.",
	"slow-headers":
		"The server is silent for five seconds before it responds. The call waits; the clock shows how long the silence lasts.",
	"slow-body":
		"The body comes in pieces of 16 bytes. Short responses arrive; a long stream meets the limit of 15 seconds here.",
	"stalled-body":
		"The headers come, the body never does. The call times out after 15 seconds; a program that looks at the status alone would call it a success.",
	"cut-before-headers":
		"The connection breaks before the response. Nobody knows whether the server did the work, so the client does not repeat the request.",
	"cut-body":
		"The status is 200, but the body ends after 200 bytes. Short responses come whole; a longer one becomes an error.",
	"no-done":
		"The stream ends without its `[DONE]` line. Its last chunk gave a reason to finish, so the client takes it as complete. Streams only.",
	"unfinished-event":
		"The stream closes inside its last event. The text stays, but the call ends with `truncated`. Streams only.",
	"torn-characters":
		"The stream comes byte by byte, so that letters such as `ş` are torn. The client joins them unharmed, but the 15 seconds here may not be enough for the stream.",
	crlf: "The lines of the stream end with CRLF. The standard allows it; the answer is the same.",
	cr: "The lines of the stream end with CR alone. The standard allows that too; the answer is the same.",
	"keep-alives":
		"Comments that begin with `:` stand between the events; servers send them to keep a connection open. The client skips them.",
	"stream-error":
		"After the first chunks the stream carries an error event. The status is still 200; the client ends with `stream-error`. Streams only.",
	"null-errors": 'Every chunk has `"error": null`. That is no error; the client reads the answer as it is.',
	"broken-event":
		"One event of the stream is not valid JSON. The client makes nothing up and ends with `bad-json`. Streams only.",
	"wrong-content-type":
		"The response says that it is `text/plain`. A stream ends with `not-a-stream`, other tasks with `output`.",
	"upper-case-content-type":
		"The content type is written in capitals. Case does not matter; the answer is the same.",
	"empty-body":
		"The status is 200 and the body empty. A stream ends with `truncated`, other tasks with `bad-json`.",
	"invalid-json":
		"The JSON is cut in half. Tasks without a stream end with `bad-json`; streams do not meet this fault.",
	"wrong-shape":
		"Valid JSON comes, but not in the form of the task. Tasks without a stream end with `output`; streams do not meet this fault.",
	"huge-body":
		"The body has 64 MB. The client does not read past its limit and ends with `too-large`; a stream meets the time limit.",
	"huge-event":
		"An event of 8 MB stands in the stream. It is within the client's limit for events; the answer is the same.",
	"failed-job":
		"The queued job fails, and the provider's error comes in place of its result. Queued tasks only.",
	"canceled-job":
		"The queued job is cancelled at the server; asking for its result gets an error. Queued tasks only.",
	"endless-job":
		"The job never ends, and the client goes on polling. You can stop, or cancel the job. Queued tasks only.",
	"flaky-poll":
		"One poll of the job gets 502. A poll costs nothing, so the client repeats it, and the job ends. Queued tasks only.",
	"forbidden-download":
		"The job is done, but its file is refused with 403. The error is that of the download. Tasks that make files only.",
	"redirect-same-host":
		"The server sends the request to another path of its own (307). The client follows; the answer is the same.",
	"redirect-other-host":
		"The server sends the request to another host (307). So that the key does not go there, the client does not follow and ends with `redirect`.",
	"prototype-keys":
		"The response has a field named `__proto__`. It would damage the objects of a careless reader; here it is just a field.",
	"hub-down":
		"The Hub says 500 when asked for the model's name at the provider. The client repeats the lookup twice; the task's own request is never sent, and the error is `hub`.",
};
