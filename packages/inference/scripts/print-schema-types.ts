/** A type's declaration, with the names it mentions. */
type Declarations = ReadonlyMap<string, string>;

/**
 * Prints the types of the catalogue that are in this package's signatures, so that callers can name them: those that
 * `users` (source texts) take from it, and everything that their declarations name in turn. `types` is the catalogue's
 * own source text.
 */
export function printSchemaTypes(types: string, users: readonly string[]): string {
	const declarations = readDeclarations(types);
	const found = new Set<string>();
	const queue = users.flatMap((text) => findNames(toTaken(text), declarations));
	for (const name of queue) {
		if (found.has(name)) continue;
		found.add(name);
		queue.push(...findNames(declarations.get(name) ?? "", declarations));
	}
	const names = [...found].toSorted().map((name) => `\t${name},\n`);
	return `export type {\n${names.join("")}} from "@pusula/tasks";\n`;
}

function readDeclarations(types: string): Declarations {
	const parts = types.split(/^export (?:interface|type) /m).slice(1);
	return new Map(parts.map((part) => [/^\w+/.exec(part)?.[0] ?? "", part.replace(/\/\*\*[^]*?\*\//g, "")]));
}

/** The names that a module takes from the catalogue: those behind `t.`, and those it imports. */
function toTaken(text: string): string {
	const imports = /import type \{([^}]*)\} from "@pusula\/tasks"/.exec(text)?.[1] ?? "";
	return [imports, ...(text.match(/\bt\.\w+/g) ?? [])].join(" ");
}

/** Names of the catalogue that a text mentions. */
function findNames(text: string, declarations: Declarations): readonly string[] {
	return [...text.matchAll(/\b[A-Z]\w*/g)].map(([name]) => name).filter((name) => declarations.has(name));
}
