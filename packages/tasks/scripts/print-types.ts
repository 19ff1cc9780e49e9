import { printDocstring } from "./print-docstring.ts";
import { resolveReference, type Located, type RawSchema } from "./raw-schema.ts";

/** Prints TypeScript declarations for schemas; each titled type once, in order of first mention. */
export function printTypes(files: ReadonlyMap<string, RawSchema>, roots: readonly Located[]): string {
	const declarations = new Map<string, string>();

	/** Declares a titled schema, unless it is declared already, and gives its name. */
	function declare(name: string, located: Located): string {
		if (declarations.has(name)) return name;
		declarations.set(name, "");
		declarations.set(name, printDeclaration(name, located));
		return name;
	}

	function printDeclaration(name: string, { schema, path }: Located): string {
		const docstring = printDocstring(schema, "");
		if (!isInterface(schema))
			return `${docstring}export type ${name} = ${printExpression({ schema, path })};\n`;
		const fields = Object.entries(schema.properties ?? {}).map(([key, field]) => {
			const optional = !schema.required?.includes(key);
			const described = { ...follow({ schema: field, path }).schema, ...field };
			const type = printReference({ schema: field, path }, `${name}.${key}`);
			return `${printDocstring(described, "\t")}\t${printKey(key)}${optional ? "?" : ""}: ${type}${optional ? " | undefined" : ""};\n`;
		});
		return `${docstring}export interface ${name} {\n${fields.join("")}\t[property: string]: unknown;\n}\n`;
	}

	/** The type at a place: the name of a titled schema, else the type written out. */
	function printReference(located: Located, place: string): string {
		const { schema, path } = located;
		if (schema.title !== undefined) return declare(schema.title, located);
		if (schema.$ref !== undefined) return printReference(resolveReference(files, path, schema.$ref), place);
		if (isInterface(schema)) throw new Error(`${path}: the object at ${place} needs a title`);
		return printExpression(located);
	}

	function printExpression({ schema, path }: Located): string {
		const part = (inner: RawSchema) => printReference({ schema: inner, path }, schema.title ?? "a part");
		if (schema.$ref !== undefined)
			return printReference(resolveReference(files, path, schema.$ref), "a reference");
		if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
		if (schema.anyOf) return [...new Set(schema.anyOf.map(part))].join(" | ");
		if (schema.type === undefined) return "unknown";
		const types = typeof schema.type === "string" ? [schema.type] : schema.type;
		return types.map((type) => printType(type)).join(" | ");

		function printType(type: string): string {
			if (type === "integer") return "number";
			if (type === "array") return printArray(schema.items ? part(schema.items) : "unknown");
			if (type === "object") {
				return `Record<string, ${schema.additionalProperties ? part(schema.additionalProperties) : "unknown"}>`;
			}
			return schema["x-media"] && isInput(path) ? "Blob" : type;
		}
	}

	function follow(located: Located): Located {
		const { $ref } = located.schema;
		return $ref === undefined ? located : follow(resolveReference(files, located.path, $ref));
	}

	for (const root of roots) {
		if (root.schema.title === undefined) throw new Error(`${root.path} needs a title`);
		declare(root.schema.title, root);
	}
	return [...declarations.values()].join("\n");
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

function printKey(key: string): string {
	return /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
}
