import type { ServerResponse } from "node:http";
import { expect, test } from "./journey.ts";
import { KEYS, type Tab } from "./tab.ts";

const status = (tab: Tab) =>
	tab.run(() => document.querySelector<HTMLElement>("section[data-status]")?.dataset["status"]);

test("a simulated run gives its labels", async ({ tab }) => {
	await tab.visit("/playground/?task=text-classification&connection=simulated");
	await tab.click("button", "Çalıştır");
	await expect.poll(() => status(tab)).toBe("done");
	expect(await tab.text("section[data-status]")).toMatch(/positive\s+%97/);
});

test("a chat shows each piece as it comes, stops with Escape, and goes on", async ({ tab, site }) => {
	const held: ServerResponse[] = [];
	site.play("/own/v1/chat/completions", (_request, response) => {
		response.writeHead(200, { "content-type": "text/event-stream" });
		response.write(toEvent("Bir parça,"));
		held.push(response);
	});
	await tab.visit("/playground/?task=conversational&connection=endpoint");
	await tab.fill("input", `${site.origin}/own`, "Adres");
	await tab.fill("textarea", `merhaba${KEYS.enter}`, "Mesajınız");
	const chat = () => tab.text("[aria-label=Sohbet]");
	await expect.poll(chat).toContain("Bir parça,");
	held[0]?.write(toEvent(" bir parça daha."));
	await expect.poll(chat).toContain("Bir parça, bir parça daha.");
	await tab.press(KEYS.escape);
	await expect.poll(() => status(tab)).toBe("stopped");
	await expect.poll(() => held[0]?.destroyed).toBe(true);
	await tab.fill("textarea", `devam${KEYS.enter}`, "Mesajınız");
	await expect.poll(() => held.length).toBe(2);
	held[1]?.end(`${toEvent(" Son.")}data: [DONE]\n\n`);
	await expect.poll(() => status(tab)).toBe("done");
	await expect.poll(chat).toContain("Son.");
});

test("three models answer side by side", async ({ tab }) => {
	await tab.visit(
		"/playground/?task=conversational&connection=simulated&with=groq:Qwen/Qwen3-32B&with=together:Qwen/Qwen3-32B",
	);
	await tab.click("button", "Gönder");
	await expect.poll(() => tab.run(() => document.querySelectorAll("li[data-status=done]").length)).toBe(3);
});

function toEvent(content: string): string {
	const choice = { index: 0, delta: { role: "assistant", content }, finish_reason: null };
	return `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "own", choices: [choice] })}\n\n`;
}
