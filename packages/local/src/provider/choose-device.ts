import { chooseDevice as choose } from "../engine/device.ts";
import type { Device, LocalOptions } from "../types/public.ts";
import { toInferenceError } from "./errors.ts";

/**
 * What a call with these options would compute on: the device that they name, else the best that this machine has for the
 * precision. Fetches nothing.
 * @throws RouteError `unsupported-model` where the options name WebGPU and this browser cannot compute the precision with it
 */
export async function chooseDevice(options: Pick<LocalOptions, "device" | "dtype"> = {}): Promise<Device> {
	return choose(options).catch((error: unknown) => {
		throw toInferenceError(error);
	});
}
