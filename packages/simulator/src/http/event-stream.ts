import type { FaultAction } from "../faults/fault.ts";
import { findAction } from "../faults/match-faults.ts";

/**
 * Writes events as server-sent events, one text an event, with whatever faults change in them.
 * An event stream has no `[DONE]` mark when `done` is false.
 */
export function writeEvents(
	events: readonly unknown[],
	done: boolean,
	faults: readonly FaultAction[],
): readonly string[] {
	const error = findAction(faults, "stream-error");
	const kept = error ? events.slice(0, error.after) : events;
	const lines = kept.map((event) => JSON.stringify(withNullError(event, faults)));
	const huge = findAction(faults, "huge-event");
	if (huge) lines.splice(1, 0, JSON.stringify({ ...toObject(kept[0]), padding: "x".repeat(huge.bytes) }));
	if (findAction(faults, "broken-event")) lines.splice(1, 0, '{"choices": [');
	if (error) {
		lines.push(
			JSON.stringify(
				error.error ?? { error: { message: "The model stopped unexpectedly.", type: "server_error" } },
			),
		);
	}
	const texts = lines.map((line) => `data: ${line}\n\n`);
	if (done && !error && !findAction(faults, "no-done") && !findAction(faults, "unfinished-event")) {
		texts.push("data: [DONE]\n\n");
	}
	return shapeLines(texts, faults);
}

function shapeLines(texts: string[], faults: readonly FaultAction[]): string[] {
	const last = texts.length - 1;
	const cut = findAction(faults, "unfinished-event");
	const whole = texts.map((text, index) =>
		cut && index === last ? text.slice(0, Math.ceil(text.length / 2)) : text,
	);
	const kept = findAction(faults, "keep-alives")
		? whole.flatMap((text) => [": keep-alive\n\n", text])
		: whole;
	const ends = findAction(faults, "line-ends")?.ends;
	if (ends === undefined) return kept;
	return kept.map((text) => text.replaceAll("\n", ends === "crlf" ? "\r\n" : "\r"));
}

function withNullError(event: unknown, faults: readonly FaultAction[]): unknown {
	return findAction(faults, "null-errors") ? { ...toObject(event), error: null } : event;
}

function toObject(event: unknown): object {
	return typeof event === "object" && event !== null ? event : {};
}
