import { simulateCall, type SimulatedCall } from "./simulate-call.ts";

/**
 * Runs the call that a page carries, as JSON, and returns its result as readers see it.
 * @throws what the client throws
 */
export async function runDemo(call: string, label: string): Promise<HTMLElement> {
	return toElement(await simulateCall(JSON.parse(call) as SimulatedCall), label); // written by the page itself
}

const PLAYERS = { image: "img", audio: "audio", video: "video" } as const;

/** A result as readers see it: media plays, everything else is its JSON. */
function toElement(result: unknown, label: string): HTMLElement {
	const kind = result instanceof Blob ? result.type.split("/", 1)[0] : undefined;
	if (result instanceof Blob && (kind === "image" || kind === "audio" || kind === "video")) {
		const element = document.createElement(PLAYERS[kind]);
		element.src = URL.createObjectURL(result);
		if (element instanceof HTMLMediaElement) element.controls = true;
		else element.alt = label;
		return element;
	}
	const text = document.createElement("pre");
	text.textContent = typeof result === "string" ? result : JSON.stringify(result, roundNumbers, 2);
	return text;
}

/** Vectors and scores with as many digits as a reader can use. */
function roundNumbers(_key: string, value: unknown): unknown {
	if (Array.isArray(value) && value.length > 8 && value.every((part) => typeof part === "number")) {
		return `[${value
			.slice(0, 8)
			.map((part) => part.toFixed(3))
			.join(", ")}, … ${value.length}]`;
	}
	return typeof value === "number" ? Number(value.toFixed(4)) : value;
}
