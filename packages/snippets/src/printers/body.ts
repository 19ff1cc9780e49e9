import { type HttpRequest, InlineFile } from "@pusula/inference";
import { Code } from "../literals/text.ts";
import { SampleFile } from "../sample-file.ts";

/** What a request sends, as the printers see it. */
export type PrintableBody =
	| { readonly kind: "json"; readonly value: unknown; readonly files: readonly SampleFile[] }
	| { readonly kind: "file"; readonly file: SampleFile }
	| { readonly kind: "other" };

function collect(
	value: unknown,
	files: SampleFile[],
	print: (file: InlineFile & { source: SampleFile }) => string,
): unknown {
	if (value instanceof InlineFile) {
		if (!(value.source instanceof SampleFile)) return value;
		if (!files.includes(value.source)) files.push(value.source);
		return new Code(print(value as InlineFile & { source: SampleFile })); // the source was checked above
	}
	if (Array.isArray(value)) return value.map((part) => collect(part, files, print));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, collect(part, files, print)]));
}

/** The body of a request with every inline file replaced by the code that `print` gives for it. */
export function toPrintableBody(
	{ body }: HttpRequest,
	print: (file: InlineFile & { source: SampleFile }) => string,
): PrintableBody {
	if (body?.kind === "json") {
		const files: SampleFile[] = [];
		return { kind: "json", value: collect(body.value, files, print), files };
	}
	return body?.kind === "file" && body.file instanceof SampleFile
		? { kind: "file", file: body.file }
		: { kind: "other" };
}
