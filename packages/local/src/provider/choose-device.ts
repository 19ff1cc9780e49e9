import { resolveDevice } from "../engine/device.ts";
import type { Device, LocalOptions } from "../types/public.ts";
import { toInferenceError } from "./errors.ts";

/**
 * What a call with these options would compute on: the device that they name, else the best that this machine has for the
 * precision. Fetches nothing.
 * @param options The device and the precision of the weights, as `local` takes them; default: the best that there
 * is.
 * @throws RouteError `unsupported-model` where the options name WebGPU and this browser cannot compute the precision with it
 * @example
 * const device = await chooseDevice({ device: "cpu" });
 */
export async function chooseDevice(options: Pick<LocalOptions, "device" | "dtype"> = {}): Promise<Device> {
	return resolveDevice(options).catch((error: unknown) => {
		throw toInferenceError(error);
	});
}
