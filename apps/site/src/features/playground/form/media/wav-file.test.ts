import { expect, it } from "vitest";
import { toWavFile } from "./wav-file.ts";

it("writes a header that tells the rate and the length, and samples that stay in range", async () => {
	const file = toWavFile(new Float32Array([0, 0.5, -2, 2]), 16_000, "kayit.wav");
	const view = new DataView(await file.arrayBuffer());
	expect(file).toMatchObject({ name: "kayit.wav", type: "audio/wav", size: 52 });
	expect(new TextDecoder().decode(view.buffer.slice(0, 4))).toBe("RIFF");
	expect(view.getUint32(24, true)).toBe(16_000);
	expect(view.getUint32(40, true)).toBe(8);
	expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([0, 16_384, -32_767, 32_767]);
});
