import { CHOICE_KEY } from "./kept-keys.ts";

/** Which call a reader looks at, whose, and how it is made. */
export interface ChosenCall {
	/** The example's name, such as `conversational`. */
	readonly example: string;
	/** The provider's id, or `auto`. */
	readonly provider: string;
	readonly routed: boolean;
	readonly stream: boolean;
}

/** The choice in the URL or, without one, the earlier one; a page follows it as far as it can. */
export function wishOf(
	params: URLSearchParams,
	storage: Storage | undefined,
): Partial<ChosenCall> | undefined {
	const provider = params.get("provider");
	if (provider === null) return readKept(storage);
	const example = params.get("call");
	return {
		provider,
		routed: params.get("route") !== "direct",
		stream: params.has("stream"),
		...(example !== null && { example }),
	};
}

/** Keeps a choice for the next page; the example belongs to its own page. */
export function keepChoice({ provider, routed, stream }: ChosenCall, storage: Storage | undefined): void {
	storage?.setItem(CHOICE_KEY, JSON.stringify({ provider, routed, stream }));
}

/** A choice as URL parameters; other parameters stay. */
export function toCallParams(choice: ChosenCall, others: URLSearchParams): URLSearchParams {
	const params = new URLSearchParams(others);
	params.set("call", choice.example);
	params.set("provider", choice.provider);
	if (choice.routed) params.delete("route");
	else params.set("route", "direct");
	if (choice.stream) params.set("stream", "1");
	else params.delete("stream");
	return params;
}

function readKept(storage: Storage | undefined): Partial<ChosenCall> | undefined {
	try {
		const kept: unknown = JSON.parse(storage?.getItem(CHOICE_KEY) ?? "null");
		if (typeof kept !== "object" || kept === null) return undefined;
		const { provider, routed, stream } = kept as Readonly<Record<string, unknown>>; // an object, by the line above
		return {
			...(typeof provider === "string" && { provider }),
			...(typeof routed === "boolean" && { routed }),
			...(typeof stream === "boolean" && { stream }),
		};
	} catch {
		return undefined; // written by something else
	}
}
