import type { RequestListener, ServerResponse } from "node:http";
import { expect, type Page } from "@playwright/test";
import { listen } from "./calls-page.ts";

const CORS = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

/** Gives the page a CSV file of this text. */
export async function chooseFile(page: Page, text: string): Promise<void> {
	await page
		.locator("input[type=file]")
		.setInputFiles({ name: "kendi-verim.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
}

/** Adds a model to those that are measured. */
export async function addModel(page: Page, model: string): Promise<void> {
	await page.getByRole("combobox", { name: "Model", exact: true }).fill(model);
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Listeye ekle" }).click();
	await expect(page.locator("[data-chosen]")).toContainText(model);
}

/** Everything up to the first call: a file of chat rows, and a model on the reader's own server. */
export async function begin(page: Page, url: string, text: string, metric = "exact-match"): Promise<void> {
	await page.goto("/measure/");
	await chooseFile(page, text);
	await page.getByRole("combobox", { name: "Görev", exact: true }).selectOption("conversational");
	await page.getByLabel("Karşılaştırma ölçütü").selectOption(metric);
	await page.getByRole("radio", { name: "Kendi uç noktam" }).check();
	await page.getByRole("textbox", { name: "Adres", exact: true }).fill(url);
	await addModel(page, "kendi-modelim");
}

/**
 * A chat server on the loopback address. `answer` gives the text for the reader's message, or none: then the call fails with
 * `status`, or without one waits until its second argument is called.
 */
export function answerWith(
	answer: (text: string, send: (text: string) => void) => string | undefined,
	status?: number,
): ReturnType<typeof listen> {
	const onRequest: RequestListener = (request, response) => {
		if (request.method === "OPTIONS") {
			response.writeHead(204, CORS).end();
			return;
		}
		const parts: Buffer[] = [];
		request.on("data", (part: Buffer) => parts.push(part));
		request.on("end", () => {
			const { messages } = JSON.parse(Buffer.concat(parts).toString()) as {
				readonly messages: readonly { readonly content: string }[];
			};
			const send = (text: string): void => reply(response, 200, toChat(text));
			const text = answer(messages.at(-1)?.content ?? "", send);
			if (text !== undefined) send(text);
			else if (status !== undefined) reply(response, status, { error: { message: "broken on purpose" } });
		});
	};
	return listen(onRequest);
}

function reply(response: ServerResponse, status: number, body: object): void {
	response.writeHead(status, { ...CORS, "content-type": "application/json" });
	response.end(JSON.stringify(body));
}

function toChat(content: string): object {
	return {
		id: "1",
		object: "chat.completion",
		created: 1,
		model: "kendi-modelim",
		choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
		usage: { prompt_tokens: 5, completion_tokens: 1, total_tokens: 6 },
	};
}
