import { HUB_URL } from "@pusula/inference/core";
import { listOutdatedFiles } from "@pusula/local";

/**
 * Bytes that this device keeps of a model from elsewhere than a hub. Sends no request: with a folder of its own, the files of
 * a model from any other are those of an earlier version.
 * @param hubUrl base URL of the hub or of a mirror
 */
export async function countBytesElsewhere(model: string, hubUrl: string = HUB_URL): Promise<number> {
	const elsewhere = await listOutdatedFiles(model, { modelUrls: { [model]: `${hubUrl}/${model}/` } });
	return elsewhere.reduce((sum, { bytes }) => sum + bytes, 0);
}
