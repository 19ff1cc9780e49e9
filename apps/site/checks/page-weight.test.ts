import { randomBytes } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { weigh } from "./page-weight.ts";

describe("the weight of a file", () => {
	it("is that of the text as it is sent, by the heavier of the two ways", () => {
		const text = Buffer.from("pusula ".repeat(1000));
		const gzip = gzipSync(text, { level: 6 }).length;
		const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
		expect(brotli).toBeLessThan(gzip);
		expect(weigh(text)).toBe(gzip);
	});

	it("counts what cannot be made smaller in full", () => {
		const noise = randomBytes(5000);
		expect(weigh(noise)).toBeGreaterThanOrEqual(5000);
	});
});
