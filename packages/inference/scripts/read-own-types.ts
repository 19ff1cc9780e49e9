import { readFileSync } from "node:fs";
import ts from "typescript";

/** The types of a task that are not those of its schemas: each field of its row in `OwnTypes`. */
export type OwnFields = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads from `src/types/own/own-tasks.ts` which tasks have types of their own, and which of their types these are. */
export function readOwnFields(source = readOwnTypes()): OwnFields {
	const file = ts.createSourceFile("own-tasks.ts", source, ts.ScriptTarget.Latest);
	const table = file.statements
		.filter((statement) => ts.isInterfaceDeclaration(statement))
		.find(({ name }) => name.text === "OwnTypes");
	if (!table) throw new Error("There is no interface OwnTypes.");
	return new Map(
		listProperties(table.members).map(({ name, type }) => {
			const fields = type && ts.isTypeLiteralNode(type) ? listProperties(type.members) : [];
			return [toText(name), new Set(fields.map((field) => toText(field.name)))];
		}),
	);
}

/** The text of `src/types/own/own-tasks.ts`. */
export function readOwnTypes(): string {
	return readFileSync(new URL("../src/types/own/own-tasks.ts", import.meta.url), "utf8");
}

function listProperties(members: readonly ts.TypeElement[]): readonly ts.PropertySignature[] {
	return members.filter((member) => ts.isPropertySignature(member));
}

function toText(name: ts.PropertyName): string {
	return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : "";
}
