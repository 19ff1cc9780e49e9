import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { type Locale, LOCALES } from "../../lib/locale.ts";
import { measuredDifference, measureModels } from "./drawings/measuring/measured-difference.ts";
import { ALWAYS, REQUESTS } from "./drawings/calls/served-files.ts";
import { SIZES } from "./drawings/calls/two-entries.ts";
import { printNumber } from "./spec/print-number.ts";
import { RECEIPT_LINES } from "./computed/read-receipt.ts";
import { STREAM_PIECES } from "./computed/stream-pieces.ts";
import { lastLayerHeads } from "./drawings/models/last-layer-heads.ts";
import { likelyNext } from "./drawings/text/likely-next.ts";
import { twoTemperatures } from "./drawings/text/two-temperatures.ts";
import { WIDE } from "./parts/layout.ts";
import type { Drawing } from "./spec/drawing-spec.ts";
import { MODEL_PASSES } from "./spec/model-pass.ts";

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

test.each([likelyNext, twoTemperatures])(
	"the description of $id says the tokens and the probabilities that are drawn",
	(drawing) => {
		for (const locale of LOCALES) {
			const { description } = drawing.words[locale];
			const drawn = listTexts(drawing, locale).flatMap(listPercents);
			expect(listPercents(description)).toEqual(drawn);
			const { next, others, text } = MODEL_PASSES[locale];
			for (const { token } of next) expect(description).toContain(`${token} `);
			expect(description).toContain(printNumber(others.count, locale));
			expect(likelyNext.words[locale].description).toContain(`“${text}”`);
			expect(twoTemperatures.words[locale].caption).toContain(`“${text}”`);
		}
	},
);

test("the captions of the small model say what is drawn", () => {
	for (const locale of LOCALES) {
		const { next, others, tokens } = MODEL_PASSES[locale];
		const { caption } = likelyNext.words[locale];
		expect(listPercents(caption)).toEqual(listTexts(likelyNext, locale).flatMap(listPercents).slice(0, 1));
		expect(caption).toContain(printNumber(next.length + others.count, locale));
		const { caption: ofHeads } = lastLayerHeads.words[locale];
		expect(ofHeads).toContain(`“${tokens.at(-1)?.trim() ?? ""}”`);
		expect(ofHeads).toContain(printNumber(1 / tokens.length, locale, 3));
	}
});

test("the description of the heads says the largest share of each", () => {
	for (const locale of LOCALES) {
		const largest = MODEL_PASSES[locale].lastLayer.map((shares) => printNumber(Math.max(...shares), locale));
		expect(lastLayerHeads.words[locale].description.match(/\d[.,]\d+/g)).toEqual(largest);
		expect(lastLayerHeads.words[locale].caption).toContain(largest.at(-1));
	}
});

function listTexts(drawing: Drawing, locale: Locale): readonly string[] {
	return drawing.draw(locale, WIDE).shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
}

/** Percentages as any language writes them. */
function listPercents(text: string): readonly string[] {
	return text.match(/%\d+(?:,\d)?|\d+(?:\.\d)?%/g) ?? [];
}
