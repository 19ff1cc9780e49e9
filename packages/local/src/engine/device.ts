import type { Device, LocalOptions } from "../types/public.ts";
import { isNode } from "../lib/is-node.ts";
import { usesWebRuntime } from "./prepare-node.ts";

/** The part of WebGPU that says whether there is a graphics card. */
interface Gpu {
	readonly requestAdapter: () => Promise<{
		readonly requestDevice: () => Promise<{ readonly destroy: () => void }>;
	} | null>;
}

/**
 * What computes: as the options say, else the best that this machine has for the precision. Where it is not `webgpu`, a page
 * fetches the smaller build of the runtime.
 */
export async function chooseDevice({
	device = "auto",
	dtype = "",
}: Pick<LocalOptions, "device" | "dtype"> = {}): Promise<Device> {
	if (isNode()) return usesWebRuntime() ? "wasm" : "cpu";
	if (device !== "auto") return device;
	const { gpu } = navigator as { gpu?: Gpu }; // absent from the types of the platform
	try {
		if (isEightBit(dtype)) return "wasm";
		const card = await (await gpu?.requestAdapter())?.requestDevice();
		card?.destroy();
		return card ? "webgpu" : "wasm";
	} catch {
		return "wasm"; // there is a card, and it cannot be used
	}
}

/** True for weights of eight bits: WebGPU has no operators for them, and a model would go to and fro between card and processor. */
export function isEightBit(dtype: string): boolean {
	return /^[a-z]+8$/.test(dtype);
}

/** The device as the library takes it. In Node its own list has no WebAssembly, and `auto` leaves the choice to the runtime. */
export function libraryDevice(device: Device): string {
	return isNode() && device === "wasm" ? "auto" : device;
}
