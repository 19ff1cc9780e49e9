import type { Page } from "@playwright/test";
import { runButton } from "./playground-page.ts";

/** A delta of a streamed reply, as servers of the OpenAI dialect send it. */
export interface Delta {
	readonly content?: string;
	readonly reasoning?: string;
	readonly tool_calls?: readonly object[];
}

/** Opens the chat with a server of the reader's own that sends the same deltas for every request. */
export async function openFakeChat(
	page: Page,
	deltas: readonly Delta[],
	fields: Readonly<Record<string, string>> = {},
): Promise<void> {
	await page.route("**/fake/v1/chat/completions", (route) =>
		route.fulfill({
			headers: { "content-type": "text/event-stream" },
			body: [...deltas.map(toEvent), "data: [DONE]\n\n"].join(""),
		}),
	);
	const search = new URLSearchParams({ task: "conversational", connection: "endpoint" });
	const messages = JSON.stringify([{ role: "user", content: "?" }]);
	search.set("fields", JSON.stringify({ messages, ...fields }));
	await page.goto(`/playground/?${search.toString()}`);
	await page.getByRole("textbox", { name: "Adres" }).fill(new URL("/fake", page.url()).href);
}

/** Opens the chat as `openFakeChat` does, sends the message, and waits for the end of the reply. */
export async function runFakeChat(...call: Parameters<typeof openFakeChat>): Promise<void> {
	const [page] = call;
	await openFakeChat(...call);
	await runButton(page).click();
	await page.locator("section[data-status=done]").waitFor({ timeout: 20_000 });
}

function toEvent(delta: Delta, index: number, all: readonly Delta[]): string {
	const reason = index === all.length - 1 ? "stop" : null;
	const piece = {
		id: "1",
		object: "chat.completion.chunk",
		created: 1,
		model: "fake",
		system_fingerprint: "",
		choices: [{ index: 0, delta: { role: "assistant", ...delta }, finish_reason: reason }],
	};
	return `data: ${JSON.stringify(piece)}\n\n`;
}
