import { expect, test } from "vitest";
import { findCardFault, type Gpu } from "./device.ts";

/** A browser with a graphics card, and what it can do beside the least. */
function openGpu(...features: string[]): Gpu {
	const requestDevice = () => Promise.resolve({ destroy: () => undefined });
	return { requestAdapter: () => Promise.resolve({ features: new Set(features), requestDevice }) };
}

test("a browser without WebGPU, without a card for it, or with one that is lost runs nothing on it", async () => {
	const lost: Gpu = { requestAdapter: () => Promise.reject(new Error("lost")) };
	const none: Gpu = { requestAdapter: () => Promise.resolve(null) };
	for (const gpu of [undefined, none, lost])
		expect(await findCardFault(gpu, "q4")).toContain("This browser has no WebGPU");
});

test("weights of 16 bits need a card that computes in them", async () => {
	for (const dtype of ["fp16", "q4f16"]) {
		expect(await findCardFault(openGpu(), dtype)).toContain(`the precision ${dtype}`);
		expect(await findCardFault(openGpu("shader-f16"), dtype)).toBeUndefined();
	}
	for (const dtype of ["", "fp32", "q4"]) expect(await findCardFault(openGpu(), dtype)).toBeUndefined();
});
