import { type ClientTask, InferenceError, PROVIDERS } from "@pusula/inference";
import { LiteralError, SampleFile, type Snippet, snippetsFor } from "@pusula/snippets";
import type { PlaygroundCall } from "./playground-call.ts";

/** Code for a call, one piece a client; nothing for a call that cannot be made. Files stand under a sample name. */
export function printSnippets({ task, provider, model, args, stream }: PlaygroundCall): readonly Snippet[] {
	if (!isOffered(provider, task)) return [];
	try {
		return snippetsFor({ task, provider, model, args: nameFiles(args) as object, stream }).snippets; // an object stays one
	} catch (error) {
		if (InferenceError.is(error) || error instanceof LiteralError) return [];
		throw error;
	}
}

function isOffered(provider: string, task: string): task is ClientTask {
	const providers: Readonly<Record<string, { readonly tasks: object }>> = PROVIDERS;
	return Object.hasOwn(providers[provider]?.tasks ?? {}, task);
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
