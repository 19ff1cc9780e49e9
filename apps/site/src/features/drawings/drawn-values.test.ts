import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { LOCALES } from "../../lib/locale.ts";
import { measuredDifference, measureModels } from "./drawings/measuring/measured-difference.ts";
import { ALWAYS, REQUESTS } from "./drawings/calls/served-files.ts";
import { SIZES } from "./drawings/calls/two-entries.ts";
import { printNumber } from "./spec/print-number.ts";
import { RECEIPT_LINES } from "./computed/read-receipt.ts";
import { STREAM_PIECES } from "./computed/stream-pieces.ts";

test("the drawn pieces are those that the tutorial to chat prints", async () => {
	for (const locale of LOCALES) {
		const page = new URL(
			`../../../content/${locale}/docs/tutorials/chat-with-streaming.mdx`,
			import.meta.url,
		);
		expect(await readFile(page, "utf8")).toContain(`\`\`\`text\n${STREAM_PIECES[locale]}\n`);
	}
});

test("the drawn sizes are the limits of the two entries, in whole kB", async () => {
	const file = new URL("../../../../../scripts/sizes.json", import.meta.url);
	const limits = JSON.parse(await readFile(file, "utf8")) as readonly { name: string; gzip: number }[]; // checked below
	const inKilobytes = (name: string) =>
		Math.round((limits.find((limit) => limit.name === name)?.gzip ?? 0) / 1000);
	expect({
		whole: inKilobytes("client with every provider"),
		core: inKilobytes("chat with one provider (core)"),
	}).toEqual(SIZES);
});

test("the drawn headers are those of the configuration for nginx", async () => {
	const conf = await readFile(new URL("../../../generated/nginx.conf", import.meta.url), "utf8");
	const values = [...REQUESTS, ...ALWAYS.map((header) => ({ header }))].map(
		({ header }) => header.split(": ").at(-1) ?? "",
	);
	for (const value of values) expect(conf).toContain(value);
});

test("the lines of the receipt with an amount are those that the tutorial prints", async () => {
	for (const locale of LOCALES) {
		const page = new URL(`../../../content/${locale}/docs/tutorials/text-in-pictures.mdx`, import.meta.url);
		const lines = RECEIPT_LINES[locale].filter(({ text }) => /\d[.,]\d\d/.test(text));
		const printed = lines.map(({ text }) => text).join("\n");
		expect(await readFile(page, "utf8")).toContain(`\`\`\`text\n${printed}\n\`\`\``);
	}
});

test("the description of a measurement says the intervals that are drawn", () => {
	const values = Object.values(measureModels()).flatMap(({ score, low, high }) => [score, low, high]);
	for (const locale of LOCALES) {
		const said = measuredDifference.words[locale].description.match(/\d[.,]\d+/g);
		expect(said).toEqual(values.map((value) => printNumber(value, locale)));
	}
});
