import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { findBlocks } from "../checks/content-code/read-blocks.ts";
import { LOCALES } from "../src/lib/locale.ts";
import { openOwnPage } from "./serve-guide-model.ts";

test.setTimeout(180_000);

async function readCode(locale: string): Promise<{ run: string; output: string; own: string }> {
	const url = new URL(`../content/${locale}/docs/transformers/onnx.mdx`, import.meta.url);
	const blocks = findBlocks(await readFile(url, "utf8"), "onnx").filter(({ language }) => language === "ts");
	const [run, own] = blocks;
	return { run: run?.code ?? "", output: run?.output ?? "", own: own?.code ?? "" };
}

/** What the guide lets its readers call with the provider of their own page. */
const CALL = `
import { InferenceClient } from "@pusula/inference";
const inputs = "Kargo çok hızlı geldi, çok memnun kaldım.";
const found = new InferenceClient().textClassification({ provider, model: "acme/duygu", inputs });
found.then(([best]) => console.log(best.label, best.score.toFixed(3)), (error) => console.log(error.code));
`;

for (const locale of LOCALES) {
	test(`the exported model answers in the browser what the guide prints, in ${locale}`, async ({ page }) => {
		const { run, output } = await readCode(locale);
		const lines: string[] = [];
		page.on("console", (message) => message.type() === "log" && lines.push(message.text()));
		await openOwnPage(page, run.replace("local({", 'local({ runtimeUrl: "/onnx/",'));
		await expect.poll(() => lines.join("\n"), { timeout: 90_000 }).toBe(output);
	});

	test(`the reader of a page decides whether the exported model is fetched, in ${locale}`, async ({
		page,
	}) => {
		const { own } = await readCode(locale);
		const questions: string[] = [];
		let agrees = false;
		page.on("dialog", async (dialog) => {
			questions.push(dialog.message());
			await (agrees ? dialog.accept() : dialog.dismiss());
		});
		const fetched: string[] = [];
		page.on("requestfinished", (request) => fetched.push(request.url()));
		const declined = page.waitForEvent("console", (message) => message.text() === "declined");
		await openOwnPage(page, own + CALL);
		await declined;
		expect(questions).toEqual([expect.stringMatching(/\d+ kB/)]);
		expect(fetched.filter((url) => url.endsWith(".onnx"))).toEqual([]);
		agrees = true;
		const answered = page.waitForEvent("console", (message) => message.text() === "olumlu 0.951");
		await page.reload();
		await answered;
		expect(fetched.filter((url) => url.endsWith("/model_quantized.onnx"))).not.toEqual([]);
	});
}
