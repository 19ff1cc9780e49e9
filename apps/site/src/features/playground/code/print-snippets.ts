import { type ClientTask, InferenceError } from "@pusula/inference";
import { LiteralError, SampleFile, type Snippet, snippetsFor } from "@pusula/snippets";
import { local } from "@pusula/local";
import { LOCAL, type PlaygroundCall } from "../form/playground-call.ts";
import { toLocalMaker } from "../../../facts/local/local-maker.ts";

/** Code for a call, one snippet a client; none for a call that cannot be made. Files get a sample name. */
export async function printSnippets(call: PlaygroundCall): Promise<readonly Snippet[]> {
	const { task, provider, model, args, stream, routed, endpointUrl, hubUrl } = call;
	const named =
		provider === LOCAL
			? { provider: local(), madeBy: await toLocalMaker(model, hubUrl) }
			: { provider, routed };
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
