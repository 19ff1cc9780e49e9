import { expect, it } from "vitest";
import { toIco } from "./write-ico.ts";

it("puts one picture behind a directory that says its size and place", () => {
	const png = Uint8Array.of(137, 80, 78, 71);
	const file = toIco(png, 32);
	const view = new DataView(file.buffer);
	expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([0, 1, 1]);
	expect([view.getUint8(6), view.getUint8(7)]).toEqual([32, 32]);
	const [length, offset] = [view.getUint32(14, true), view.getUint32(18, true)];
	expect(file.slice(offset, offset + length)).toEqual(png);
	expect(file.length).toBe(offset + length);
});
