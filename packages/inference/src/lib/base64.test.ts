import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cpuCost } from "../../test/cpu-cost.ts";
import { fromBase64, imageTypeOf, toBase64 } from "./base64.ts";

describe("base64", () => {
	it("returns every byte string unchanged", () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
				const text = toBase64(new Uint8Array(bytes));
				expect(text).toBe(Buffer.from(bytes).toString("base64"));
				expect([...fromBase64(text)]).toEqual([...bytes]);
			}),
		);
	});

	it.each([24_572, 24_573, 24_574, 200_000])("encodes %i bytes in chunks without a seam", (size) => {
		const bytes = Uint8Array.from({ length: size }, (_none, index) => index % 251);
		expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
	});

	it("encodes only the bytes of a view, not the buffer behind it", () => {
		const view = new Uint8Array(new Uint8Array([1, 2, 3, 4, 5]).buffer, 1, 3);
		expect(toBase64(view)).toBe("AgME");
	});

	it("uses the engine's own conversion where there is one", () => {
		const bytes = Object.assign(new Uint8Array([1]), { toBase64: () => "native" });
		expect(toBase64(bytes)).toBe("native");
	});

	it("decodes a file of 140 MiB, which is too long for a list of its characters", () => {
		const bytes = fromBase64("AAAA".repeat((140 * 1024 * 1024) / 3));
		expect(bytes.length).toBe(Math.floor((140 * 1024 * 1024) / 3) * 3);
	});

	it("takes a few times the CPU of `atob` for 20 MiB, where a list of characters takes ninety times it", () => {
		const text = Buffer.alloc(20 * 1024 * 1024, "fox").toString("base64");
		expect(cpuCost(() => fromBase64(text)) / cpuCost(() => atob(text))).toBeLessThan(20);
	});

	it.each(["%%%", "a", "ab*c"])("refuses %s, which is not base64", (text) => {
		expect(() => fromBase64(text)).toThrow(/encoded|base64|character/);
	});
});

describe("imageTypeOf", () => {
	it.each([
		[[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], "image/png"],
		[[0xff, 0xd8, 0xff, 0xe0], "image/jpeg"],
		[[0x52, 0x49, 0x46, 0x46, 0x10, 0, 0, 0, 0x57], "image/webp"],
		[[0x47, 0x49, 0x46, 0x38, 0x39, 0x61], "image/gif"],
		[[0, 1, 2, 3], "image/jpeg"],
	])("knows a file that starts with %j as %s", (start, type) => {
		expect(imageTypeOf(toBase64(new Uint8Array(start)))).toBe(type);
	});
});
