import type { ProviderMaker } from "@pusula/snippets";
import { toTesseractUrls } from "../../lib/runtime/runtime-urls.ts";
import { toLocalOptions } from "./local-options.ts";
import { isTextReader } from "./text-reader.ts";

/** What makes the provider of models on the reader's own device. */
const MADE_BY = { name: "local", from: "@pusula/local", beside: ["@huggingface/transformers"] } as const;

/**
 * Printed code runs a model as the page does: in the same precision, on the same device, and from the site where it comes with the site.
 * @param hubUrl base URL of the mirror that other models come from; default: the hub
 */
export async function toLocalMaker(model: string, hubUrl?: string): Promise<ProviderMaker> {
	const { device, dtype, modelUrls } = await toLocalOptions(model);
	const folder = modelUrls?.[model];
	const given = { ...(dtype && { dtype }), ...(device && { device }) };
	if (folder !== undefined)
		return {
			...MADE_BY,
			options: { ...given, modelUrls: { [model]: new URL(folder, location.href).href } },
		};
	if (!isTextReader(model)) {
		const options = { ...given, ...(hubUrl !== undefined && { hubUrl }) };
		return Object.keys(options).length > 0 ? { ...MADE_BY, options } : MADE_BY;
	}
	return { ...MADE_BY, options: { tesseract: toTesseractUrls() }, isForPages: true };
}
