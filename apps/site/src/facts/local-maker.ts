import type { ProviderMaker } from "@pusula/snippets";
import { toFileHref } from "../lib/file-href.ts";
import { RUNTIME, toRuntimePath } from "../lib/runtime-files.ts";
import { toLocalOptions } from "./local-options.ts";

/** What makes the provider of models on the reader's own device. */
const MADE_BY = { name: "local", from: "@pusula/local", beside: ["@huggingface/transformers"] } as const;
/** Ids of what reads the text in pictures. */
const READER = "tesseract/";

/** Printed code runs a model as the page does: in the same precision, and from the site where it comes with the site. */
export async function toLocalMaker(model: string): Promise<ProviderMaker> {
	const { device, dtype, modelUrls } = await toLocalOptions(model);
	const folder = modelUrls?.[model];
	const precision = dtype === undefined ? undefined : { dtype };
	if (folder !== undefined)
		return { ...MADE_BY, options: { device, ...precision, modelUrls: { [model]: toUrl(folder) } } };
	if (!model.startsWith(READER)) return precision ? { ...MADE_BY, options: precision } : MADE_BY;
	const { ocrTurkish } = RUNTIME;
	const file = toUrl(toFileHref(`/${toRuntimePath(ocrTurkish, ocrTurkish.files[0])}`));
	const tesseract = { languagesUrl: new URL(".", file).href };
	return { ...MADE_BY, beside: ["tesseract.js"], options: { tesseract } };
}

function toUrl(href: string): string {
	return new URL(href, location.href).href;
}
