/** One event of an event stream, as the WHATWG rules build it. */
export interface ServerSentEvent {
	readonly data: string;
	/** Event type; empty for the default `message`. */
	readonly event: string;
	readonly id: string;
	/** Milliseconds the server wants the client to wait before a reconnection. */
	readonly retry?: number;
}

/** Thrown when one event grows beyond the limit. */
export class EventTooLarge extends Error {}

const BOM = 0xfeff;
const LF = 10;
const CR = 13;
const COLON = 58;
const SPACE = 32;
/** Bytes that one more `data` line takes in memory beside its characters. */
const LINE_COST = 128;

/** Decodes the bytes of an event stream chunk by chunk. */
export interface EventDecoder {
	/** Takes the next bytes and returns the events they complete. */
	push(bytes: Uint8Array): readonly ServerSentEvent[];
	/** The event that no blank line completed, which the rules drop: some servers leave that line out at the very end. */
	end(): readonly ServerSentEvent[];
}

/**
 * A decoder for `text/event-stream` by the WHATWG rules: UTF-8 across chunk borders, a leading BOM, lines ended by CR, LF
 * or CRLF also across chunks, comments, several `data` lines, `id` without NUL, an unfinished last event dropped.
 * Time is linear in the bytes, also for one very long line. `limit` bounds the bytes since the last event, and the memory
 * that the lines of one event take.
 * @throws EventTooLarge
 */
export function eventDecoder(limit: number): EventDecoder {
	const decoder = new TextDecoder("utf-8", { ignoreBOM: true }); // engines differ in how many they take off
	let isStart = true;
	/** Chunks of a line whose end has not come; joined once. */
	let chunks: string[] = [];
	let afterCr = false;
	/** Bytes since the last event, less those that came in one chunk with its end. */
	let size = 0;
	let data: string | undefined;
	let lineCost = 0;
	let event = "";
	let id = "";
	let retry: number | undefined;
	let events: ServerSentEvent[] = [];

	function takeField(name: string, value: string): void {
		if (name === "data") {
			if (data === undefined) data = value;
			else {
				data = `${data}\n${value}`;
				lineCost += LINE_COST;
			}
			if (data.length + lineCost > limit) throw new EventTooLarge();
		} else if (name === "event") event = value;
		else if (name === "id") {
			if (!value.includes("\0")) id = value;
		} else if (name === "retry" && /^\d+$/.test(value)) retry = Number(value);
	}

	function takeLine(line: string): void {
		if (line === "") {
			if (data !== undefined)
				events.push(retry === undefined ? { data, event, id } : { data, event, id, retry });
			data = undefined;
			size = lineCost = 0;
			event = "";
			retry = undefined;
			return;
		}
		if (line.charCodeAt(0) === COLON) return;
		const colon = line.indexOf(":");
		if (colon < 0) return takeField(line, "");
		const start = line.charCodeAt(colon + 1) === SPACE ? colon + 2 : colon + 1;
		takeField(line.slice(0, colon), line.slice(start));
	}

	function finishLine(rest: string): void {
		if (chunks.length === 0) return takeLine(rest);
		chunks.push(rest);
		const line = chunks.join("");
		chunks = [];
		takeLine(line);
	}

	return {
		push(bytes) {
			events = [];
			size += bytes.byteLength;
			const text = decoder.decode(bytes, { stream: true });
			if (text === "") return events;
			const first = text.charCodeAt(0);
			let start = (afterCr && first === LF) || (isStart && first === BOM) ? 1 : 0;
			afterCr = isStart = false;
			let lf = text.indexOf("\n", start);
			let cr = text.indexOf("\r", start);
			while (lf >= 0 || cr >= 0) {
				const end = lf < 0 || (cr >= 0 && cr < lf) ? cr : lf;
				// `data: ` opens nearly every line; the general way has the same result.
				if (chunks.length === 0 && text.startsWith("data: ", start))
					takeField("data", text.slice(start + 6, end));
				else finishLine(text.slice(start, end));
				start = end + 1;
				if (text.charCodeAt(end) === CR) {
					if (start === text.length) afterCr = true;
					else if (text.charCodeAt(start) === LF) start++;
					cr = text.indexOf("\r", start);
				}
				if (lf >= 0 && lf < start) lf = text.indexOf("\n", start);
			}
			if (start < text.length) chunks.push(start === 0 ? text : text.slice(start));
			if (size > limit) throw new EventTooLarge();
			return events;
		},
		end() {
			events = [];
			if (chunks.length > 0) finishLine("");
			takeLine("");
			return events;
		},
	};
}
