import { printPython } from "../literals/python.ts";
import { Code } from "../literals/text.ts";
import type { Token } from "../plan/plan.ts";

/** The key as a Python expression. */
export function printToken(token: Token): string {
	return "text" in token ? printPython(token.text) : `os.environ["${token.name}"]`;
}

/** The key behind its prefix, as the value of a header. */
export function printTokenHeader(token: Token, prefix: string): unknown {
	return "text" in token ? prefix + token.text : new Code(`f"${prefix}{os.environ['${token.name}']}"`);
}

/** A sample file's text in base64, or as a data URL, as a Python expression. */
export function printEncodedFile({
	file,
	as,
	type,
}: {
	readonly file: { readonly fileName: string };
	readonly as: "base64" | "dataUrl";
	readonly type: string;
}): string {
	const base64 = `base64.b64encode(open(${printPython(file.fileName)}, "rb").read()).decode()`;
	return as === "base64" ? base64 : `${printPython(`data:${type};base64,`)} + ${base64}`;
}
