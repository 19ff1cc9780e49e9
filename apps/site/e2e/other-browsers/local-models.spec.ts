import { expect, test } from "./journey.ts";
import type { Tab } from "./tab.ts";

const RUN_MS = 240_000;

test.setTimeout(500_000);

test("the first run reads the words in a Turkish picture, and what it keeps is listed", async ({ tab }) => {
	await tab.visit("/playground/");
	// A run that begins before the service worker has taken over keeps nothing.
	await expect.poll(() => tab.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
	await runToEnd(tab);
	expect(await tab.text("section[data-status]")).toContain("Teşekkür ederiz");
	await tab.visit("/models-on-device/");
	await expect.poll(() => tab.text("main")).toContain("Tesseract ve dil verileri");
});

test("the site's own language model writes, with one seed the same text twice", async ({ tab }, info) => {
	const fields = { inputs: "Bir dil modeli", "parameters.max_new_tokens": "16", "parameters.seed": "7" };
	await tab.visit(`/playground/?task=text-generation&fields=${encodeURIComponent(JSON.stringify(fields))}`);
	await runToEnd(tab);
	const first = await answer(tab);
	expect(first.length).toBeGreaterThan(5);
	await tab.reload();
	await runToEnd(tab);
	expect(await answer(tab)).toBe(first);
	const device = await tab.run(() => {
		const ran =
			document.querySelector<HTMLElement>("[data-ran]")?.dataset["ran"] === "wasm" ? "WebAssembly" : "WebGPU";
		return `${ran}, ${crossOriginIsolated ? "several threads" : "one thread"}; WebGPU ${"gpu" in navigator ? "offered" : "not offered"}`;
	});
	info.annotations.push({ type: "device", description: device });
});

async function runToEnd(tab: Tab): Promise<void> {
	await tab.click("button", "Çalıştır");
	const ran = () =>
		tab.run(
			() => document.querySelector<HTMLElement>("section[data-status=done] [data-ran]")?.dataset["ran"],
		);
	await expect.poll(ran, { timeout: RUN_MS }).toMatch(/wasm|webgpu/);
}

const answer = (tab: Tab) =>
	tab.run(
		() =>
			document.querySelector("section[data-status] :is([data-markdown], [data-answer-text])")?.textContent ??
			"",
	);
