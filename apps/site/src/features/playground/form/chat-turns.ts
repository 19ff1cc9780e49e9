/** One turn of a conversation. */
export interface ChatTurn {
	readonly role: "user" | "assistant";
	readonly text: string;
	/** A picture as data URL. */
	readonly image?: string | undefined;
}

/** A conversation as the form shows it. */
export interface Conversation {
	readonly system: string;
	readonly turns: readonly ChatTurn[];
}

/** A conversation as the JSON text of its messages. */
export function toMessages({ system, turns }: Conversation): string {
	const messages = turns.map(({ role, text, image }) => ({
		role,
		content: image ? toParts(text, image) : text,
	}));
	return JSON.stringify(system ? [{ role: "system", content: system }, ...messages] : messages);
}

/** The conversation that the JSON text of messages holds; one empty turn where it holds none. */
export function readTurns(messages: string): Conversation {
	const read = parseList(messages).flatMap((one) => toTurn(one) ?? []);
	const system = read.find(({ role }) => role === "system")?.text ?? "";
	const turns = read.filter((turn): turn is ChatTurn => turn.role !== "system");
	return { system, turns: turns.length > 0 ? turns : [{ role: "user", text: "" }] };
}

/** True when a conversation has something to answer: its last turn holds a text or a picture. */
export function hasInput(messages: string): boolean {
	const last = readTurns(messages).turns.at(-1);
	return last !== undefined && (last.text.trim() !== "" || last.image !== undefined);
}

/** A conversation with the model's answer and an empty turn of the reader after it. */
export function continueWith(messages: string, answer: string): string {
	const { system, turns } = readTurns(messages);
	return toMessages({
		system,
		turns: [...turns, { role: "assistant", text: answer }, { role: "user", text: "" }],
	});
}

function toParts(text: string, image: string): readonly object[] {
	return [
		{ type: "text", text },
		{ type: "image_url", image_url: { url: image } },
	];
}

function parseList(text: string): readonly unknown[] {
	try {
		const value: unknown = JSON.parse(text);
		return Array.isArray(value) ? value : [];
	} catch {
		return [];
	}
}

interface ReadTurn extends Omit<ChatTurn, "role"> {
	readonly role: ChatTurn["role"] | "system";
}

function toTurn(message: unknown): ReadTurn | undefined {
	const { role, content } = Object(message) as { readonly role?: unknown; readonly content?: unknown }; // fields of any object are unknown
	if (role !== "user" && role !== "assistant" && role !== "system") return undefined;
	if (typeof content === "string") return { role, text: content };
	const parts = Array.isArray(content) ? content.map((part) => Object(part) as Part) : []; // as above
	const text = parts.find((part) => typeof part.text === "string")?.text ?? "";
	const image = parts.find((part) => part.image_url?.url)?.image_url?.url;
	return { role, text, ...(image?.startsWith("data:image/") && { image }) };
}

interface Part {
	readonly text?: string;
	readonly image_url?: { readonly url?: string };
}
