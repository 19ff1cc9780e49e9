import { type HttpRequest, InlineFile } from "@pusula/inference";
import { Code, LiteralError } from "../literals/text.ts";
import { SampleFile } from "../args/sample-file.ts";

/** A request's body in the form that printers use. */
export type PrintableBody =
	| { readonly kind: "json"; readonly value: unknown; readonly files: readonly SampleFile[] }
	| {
			readonly kind: "form";
			readonly texts: Readonly<Record<string, string>>;
			readonly files: readonly FormFile[];
	  }
	| { readonly kind: "file"; readonly file: SampleFile };

/** A file of a form: its field, and the name it is sent under. */
export interface FormFile {
	readonly field: string;
	readonly file: SampleFile;
	readonly sentAs: string;
}

/** A file inside JSON that is read from beside the snippet. */
export interface NamedFile {
	readonly file: SampleFile;
	readonly as: "base64" | "dataUrl";
	/** Media type of the data URL. */
	readonly type: string;
}

type PrintFile = (file: NamedFile) => string;

/**
 * The body of a request with every file inside its JSON replaced by the code that `print` returns for it.
 * @throws LiteralError for a file without a name
 */
export function toPrintableBody({ body }: HttpRequest, print: PrintFile): PrintableBody {
	if (body?.kind === "file") return { kind: "file", file: toSample(body.file) };
	if (body?.kind !== "form") {
		const files: SampleFile[] = [];
		return { kind: "json", value: collect(body?.value, files, print), files };
	}
	const fields = Object.entries(body.fields);
	return {
		kind: "form",
		texts: Object.fromEntries(
			fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
		),
		files: fields.flatMap(([field, value]) =>
			typeof value === "string" ? [] : [{ field, file: toSample(value.file), sentAs: value.name }],
		),
	};
}

function toSample(file: unknown): SampleFile {
	if (file instanceof SampleFile) return file;
	throw new LiteralError("A file without a name cannot be opened by printed code. Give a SampleFile.");
}

function collect(value: unknown, files: SampleFile[], print: PrintFile): unknown {
	if (value instanceof InlineFile) {
		const file = toSample(value.source);
		if (!files.includes(file)) files.push(file);
		return new Code(print({ file, as: value.as, type: value.type }));
	}
	if (Array.isArray(value)) return value.map((part) => collect(part, files, print));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, collect(part, files, print)]));
}
