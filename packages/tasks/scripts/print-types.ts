import { printSchemaDocs } from "./print-schema-docs.ts";
import { resolveReference, type Located, type RawSchema } from "./raw-schema.ts";

/** What the functions below share: where references lead, what is declared so far, and which way the value goes. */
interface Printer {
	readonly files: ReadonlyMap<string, RawSchema>;
	readonly declarations: Map<string, { readonly schema: RawSchema; text: string }>;
	readonly isInput: boolean;
}

/** Prints the type of an inner schema. */
type Part = (inner: RawSchema) => string;

/**
 * Prints TypeScript declarations for schemas; each titled type once, in order of first mention. They fit the types of
 * `@huggingface/tasks` in both directions, so nulls are left out, and `x-type` wins over the schema. A caller hands over
 * bytes and may pass undefined; what a service sends is base64 text.
 * @throws Error when an object has no title, or two schemas share one.
 */
export function printTypes(files: ReadonlyMap<string, RawSchema>, roots: readonly Located[]): string {
	const declarations: Printer["declarations"] = new Map();
	for (const root of roots) {
		if (root.schema.title === undefined) throw new Error(`${root.path} needs a title`);
		declare({ files, declarations, isInput: isInputFile(root) }, root.schema.title, root);
	}
	return [...declarations.values()].map(({ text }) => text).join("\n");
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
		declaration.text = printDeclaration(printer, name, toTyped(located));
	}
	return name;
}

function printDeclaration(printer: Printer, name: string, located: Located): string {
	const { schema, path } = located;
	const docstring = printSchemaDocs({ ...follow(printer, located).schema, ...schema }, "");
	if (!isInterface(schema))
		return `${docstring}export type ${name} = ${printExpression(printer, located)};\n`;
	const fields = Object.entries(schema.properties ?? {}).map(([key, field]) =>
		printField(printer, { schema: field, path }, key, schema),
	);
	return `${docstring}export interface ${name} {\n${fields.join("")}\t[property: string]: unknown;\n}\n`;
}

/** A field of `owner`, which declares it as required, or only its type does. */
function printField(printer: Printer, located: Located, key: string, owner: RawSchema): string {
	const { required = [], properties = {} } = owner["x-type"] ?? {};
	const isDeclared = required.includes(key);
	const mayBeMissing = isDeclared && !(key in properties);
	const docs = { ...follow(printer, located).schema, ...located.schema };
	const docstring = printSchemaDocs(docs, "\t", mayBeMissing ? "A service may leave it out." : "");
	const type = printReference(printer, located);
	const name = /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
	if (isDeclared || owner.required?.includes(key)) return `${docstring}\t${name}: ${type};\n`;
	const orUndefined = printer.isInput && type !== "unknown" ? " | undefined" : "";
	return `${docstring}\t${name}?: ${type}${orUndefined};\n`;
}

/** The type at a place: the name of a titled schema, else the type written out. */
function printReference(printer: Printer, located: Located): string {
	if (located.schema.title !== undefined) return declare(printer, located.schema.title, located);
	const { schema, path } = toTyped(located);
	if (schema.$ref === undefined && isInterface(schema)) {
		throw new Error(
			`${path}: the object with ${Object.keys(schema.properties ?? {}).join(", ")} needs a title`,
		);
	}
	return printExpression(printer, { schema, path });
}

/** A schema with what its type says differently. */
function toTyped({ schema, path }: Located): Located {
	const own = schema["x-type"];
	if (own === undefined) return { schema, path };
	const properties = { ...schema.properties, ...own.properties };
	return { schema: { ...schema, ...own, required: schema.required ?? [], properties }, path };
}

function printExpression(printer: Printer, { schema, path }: Located): string {
	const part: Part = (inner) => printReference(printer, { schema: inner, path });
	if (schema.$ref !== undefined)
		return printReference(printer, resolveReference(printer.files, path, schema.$ref));
	return [...new Set(printChoices(printer, schema, part))].filter((choice) => choice !== "null").join(" | ");
}

function printChoices({ isInput }: Printer, schema: RawSchema, part: Part): string[] {
	if (schema.enum) return schema.enum.map((value) => JSON.stringify(value));
	if (schema.anyOf) return schema.anyOf.map(part).filter((choice) => choice !== "");
	if (schema.type === undefined) return ["unknown"];
	const types = typeof schema.type === "string" ? [schema.type] : schema.type;
	return types.map((type) => printType(type, schema, isInput, part));
}

function printType(type: string, schema: RawSchema, isInput: boolean, part: Part): string {
	if (type === "integer") return "number";
	if (type === "array") return printArray(schema.items ? part(schema.items) : "unknown");
	if (type === "object") {
		return `Record<string, ${schema.additionalProperties ? part(schema.additionalProperties) : "unknown"}>`;
	}
	return schema["x-media"] && isInput ? "Blob" : type;
}

function follow(printer: Printer, located: Located): Located {
	const { $ref } = located.schema;
	return $ref === undefined ? located : follow(printer, resolveReference(printer.files, located.path, $ref));
}

function isInterface(schema: RawSchema): boolean {
	return schema.properties !== undefined && schema.type === "object";
}

function isInputFile({ path }: Located): boolean {
	return path.endsWith("/input.schema.json");
}

function printArray(element: string): string {
	return element.includes(" ") ? `(${element})[]` : `${element}[]`;
}
