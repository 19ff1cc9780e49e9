import { printDocstring } from "./print-docstring.ts";
import { resolveReference, type Located, type RawSchema } from "./raw-schema.ts";

/** What the functions below share: where references lead, and what is declared so far. */
interface Printer {
	readonly files: ReadonlyMap<string, RawSchema>;
	readonly declarations: Map<string, { readonly schema: RawSchema; text: string }>;
}

/**
 * Prints TypeScript declarations for schemas; each titled type once, in order of first mention.
 * @throws Error when an object has no title, or two schemas share one.
 */
export function printTypes(files: ReadonlyMap<string, RawSchema>, roots: readonly Located[]): string {
	const printer: Printer = { files, declarations: new Map() };
	for (const root of roots) {
		if (root.schema.title === undefined) throw new Error(`${root.path} needs a title`);
		declare(printer, root.schema.title, root);
	}
	return [...printer.declarations.values()].map(({ text }) => text).join("\n");
}

/** Declares a titled schema, unless it is declared already, and gives its name. */
function declare(printer: Printer, name: string, located: Located): string {
	const known = printer.declarations.get(name);
	if (known !== undefined && known.schema !== located.schema) {
		throw new Error(`${located.path}: ${name} is the title of another schema too`);
	}
	if (known === undefined) {
		const declaration = { schema: located.schema, text: "" };
		printer.declarations.set(name, declaration);
		declaration.text = printDeclaration(printer, name, located);
	}
	return name;
}

function printDeclaration(printer: Printer, name: string, located: Located): string {
	const { schema, path } = located;
	const docstring = printDocstring(schema, "");
	if (!isInterface(schema))
		return `${docstring}export type ${name} = ${printExpression(printer, located)};\n`;
	const fields = Object.entries(schema.properties ?? {}).map(([key, field]) =>
		printField(printer, { schema: field, path }, key, !schema.required?.includes(key)),
	);
	return `${docstring}export interface ${name} {\n${fields.join("")}\t[property: string]: unknown;\n}\n`;
}

function printField(printer: Printer, located: Located, key: string, isOptional: boolean): string {
	const docstring = printDocstring({ ...follow(printer, located).schema, ...located.schema }, "\t");
	const type = printReference(printer, located);
	const name = /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
	if (!isOptional) return `${docstring}\t${name}: ${type};\n`;
	return `${docstring}\t${name}?: ${type}${type === "unknown" ? "" : " | undefined"};\n`;
}

/** The type at a place: the name of a titled schema, else the type written out. */
function printReference(printer: Printer, located: Located): string {
	const { schema, path } = located;
	if (schema.title !== undefined) return declare(printer, schema.title, located);
	if (schema.$ref === undefined && isInterface(schema)) {
		throw new Error(
			`${path}: the object with ${Object.keys(schema.properties ?? {}).join(", ")} needs a title`,
		);
	}
	return printExpression(printer, located);
}

function printExpression(printer: Printer, { schema, path }: Located): string {
	const part = (inner: RawSchema) => printReference(printer, { schema: inner, path });
	if (schema.$ref !== undefined)
		return printReference(printer, resolveReference(printer.files, path, schema.$ref));
	if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
	if (schema.anyOf) return [...new Set(schema.anyOf.map(part))].join(" | ");
	if (schema.type === undefined) return "unknown";
	const types = typeof schema.type === "string" ? [schema.type] : schema.type;
	return types.map((type) => printType(type, schema, path, part)).join(" | ");
}

function printType(
	type: string,
	schema: RawSchema,
	path: string,
	part: (inner: RawSchema) => string,
): string {
	if (type === "integer") return "number";
	if (type === "array") return printArray(schema.items ? part(schema.items) : "unknown");
	if (type === "object") {
		return `Record<string, ${schema.additionalProperties ? part(schema.additionalProperties) : "unknown"}>`;
	}
	return schema["x-media"] && isInput(path) ? "Blob" : type;
}

function follow(printer: Printer, located: Located): Located {
	const { $ref } = located.schema;
	return $ref === undefined ? located : follow(printer, resolveReference(printer.files, located.path, $ref));
}

function isInterface(schema: RawSchema): boolean {
	return schema.properties !== undefined && schema.type === "object";
}

/** A caller hands over bytes; what a service sends back is base64 text. */
function isInput(path: string): boolean {
	return path.endsWith("/input.schema.json");
}

function printArray(element: string): string {
	return element.includes(" ") ? `(${element})[]` : `${element}[]`;
}
