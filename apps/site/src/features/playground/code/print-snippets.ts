import { type ClientTask, InferenceError } from "@pusula/inference";
import { LiteralError, type ProviderMaker, SampleFile, type Snippet, snippetsFor } from "@pusula/snippets";
import { local } from "@pusula/local";
import { toFileHref } from "../../../lib/file-href.ts";
import { RUNTIME, toRuntimePath } from "../../../lib/runtime-files.ts";
import { LOCAL, type PlaygroundCall } from "../form/playground-call.ts";
import { toLocalOptions } from "../../../facts/local-options.ts";

/** What makes the provider of models on the reader's own device. */
const MADE_BY = { name: "local", from: "@pusula/local", beside: ["@huggingface/transformers"] } as const;
/** Ids of what reads the text in pictures. */
const READER = "tesseract/";

/** Code for a call, one snippet a client; none for a call that cannot be made. Files get a sample name. */
export async function printSnippets(call: PlaygroundCall): Promise<readonly Snippet[]> {
	const { task, provider, model, args, stream, routed, endpointUrl } = call;
	const named =
		provider === LOCAL ? { provider: local(), madeBy: await toMaker(model) } : { provider, routed };
	const target = endpointUrl === undefined ? named : { endpointUrl };
	try {
		const { snippets } = snippetsFor({
			...target,
			task: task as ClientTask, // any other id gives no snippets
			model: model || undefined,
			args: nameFiles(args) as object, // an object stays one
			stream,
		});
		return snippets;
	} catch (error) {
		if (InferenceError.is(error) || error instanceof LiteralError) return [];
		throw error;
	}
}

/** Printed code runs a model as the page does: in the same precision, and from the site where it comes with the site. */
async function toMaker(model: string): Promise<ProviderMaker> {
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

function nameFiles(value: unknown): unknown {
	if (value instanceof Blob) return new SampleFile(toName(value));
	if (Array.isArray(value)) return value.map(nameFiles);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, nameFiles(inner)]));
}

function toName(file: Blob): string {
	if (file instanceof File && /^[\w.-]+$/.test(file.name)) return file.name;
	const [kind = "file", form = "bin"] = file.type.split("/");
	return `${kind}.${form.replace(/^x-|\W.*$/g, "") || "bin"}`;
}
