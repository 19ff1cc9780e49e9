import { chooseDevice } from "@pusula/local";

/** Whether this browser computes weights of a precision on the graphics card. Fetches nothing. */
export function canRunOnCard(dtype: string): Promise<boolean> {
	return chooseDevice({ device: "webgpu", dtype }).then(
		() => true,
		() => false,
	);
}
