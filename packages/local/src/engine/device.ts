import type { Device, LocalOptions } from "../types/public.ts";
import { isNode } from "../lib/is-node.ts";
import { Problem } from "../lib/problem.ts";
import { usesWebRuntime } from "./prepare-node.ts";

/** The part of WebGPU that says whether there is a graphics card, and whether it computes in 16 bits. */
export interface Gpu {
	readonly requestAdapter: () => Promise<{
		readonly features: { readonly has: (name: string) => boolean };
		readonly requestDevice: () => Promise<{ readonly destroy: () => void }>;
	} | null>;
}

/**
 * What computes: as the options say, else the best that this machine has for the precision. Where it is not `webgpu`, a page
 * fetches the smaller build of the runtime.
 * @throws Problem `unsupported-model` where the options name WebGPU and this browser cannot compute the precision with it
 */
export async function resolveDevice({
	device = "auto",
	dtype = "",
}: Pick<LocalOptions, "device" | "dtype"> = {}): Promise<Device> {
	if (isNode()) return usesWebRuntime() ? "wasm" : "cpu";
	if (device === "wasm" || device === "cpu") return device;
	if (device === "auto" && isEightBit(dtype)) return "wasm";
	const { gpu } = navigator as { gpu?: Gpu }; // absent from the types of the platform
	const fault = await findCardFault(gpu, dtype);
	if (fault === undefined) return "webgpu";
	if (device === "auto") return "wasm";
	throw new Problem("unsupported-model", fault);
}

const NO_CARD =
	"This browser has no WebGPU, which the call names as its device. Leave device out to run on WebAssembly, or take a browser and a graphics card with WebGPU.";

/** Why weights of a precision cannot run on the graphics card; undefined where they can. */
export async function findCardFault(gpu: Gpu | undefined, dtype: string): Promise<string | undefined> {
	try {
		const adapter = await gpu?.requestAdapter();
		if (!adapter) return NO_CARD;
		if (/f(?:p)?16$/.test(dtype) && !adapter.features.has("shader-f16"))
			return `The graphics card of this device does not compute in 16 bits, which weights of the precision ${dtype} need. Name another dtype.`;
		(await adapter.requestDevice()).destroy();
		return undefined;
	} catch {
		return NO_CARD; // there is a card, and it cannot be used
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
