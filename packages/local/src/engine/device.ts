import type { Device, LocalOptions } from "../types/public.ts";
import { isNode } from "../lib/is-node.ts";
import { usesWebRuntime } from "./prepare-node.ts";

/** The part of WebGPU that says whether there is a graphics card. */
interface Gpu {
	readonly requestAdapter: () => Promise<object | null>;
}

/** What computes: as the caller says, else the best that this machine has. */
export async function chooseDevice({ device = "auto" }: LocalOptions): Promise<Device> {
	if (isNode()) return usesWebRuntime() ? "wasm" : "cpu";
	if (device !== "auto") return device;
	const { gpu } = navigator as { gpu?: Gpu }; // absent from the types of the platform
	const adapter = await gpu?.requestAdapter().catch(() => null);
	return adapter ? "webgpu" : "wasm";
}

/** The device as the library takes it. In Node its own list has no WebAssembly, and `auto` leaves the choice to the runtime. */
export function libraryDevice(device: Device): string {
	return isNode() && device === "wasm" ? "auto" : device;
}
