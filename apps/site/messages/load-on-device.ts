import type { Locale } from "@pusula/tasks";
import type { OnDevice } from "./tr/on-device.ts";

/** The words of running models in one language, fetched without those of the others: for scripts of a page. */
export async function loadOnDevice(locale: Locale): Promise<OnDevice> {
	const { onDevice } = (await import(`./${locale}/on-device.ts`)) as { onDevice: OnDevice }; // what each of these files exports
	return onDevice;
}
