import { chooseDevice } from "@pusula/local";

/** Whether this browser computes weights of a precision on the GPU. Fetches nothing. */
export function canRunOnGpu(dtype: string): Promise<boolean> {
	return chooseDevice({ device: "webgpu", dtype }).then(
		() => true,
		() => false,
	);
}
