/** The names of an entry of a package, and the specifier that programs import them from. */
export interface ExportedNames {
	readonly from: string;
	readonly names: readonly string[];
}

/**
 * The example of a docstring as a program: without its fence, and with an import of the names that it uses and does not
 * import itself.
 */
export function toProgram(example: string, { from, names }: ExportedNames): string {
	const code = example.replace(/^```\w*\n([\s\S]*?)\n?```$/, "$1").trim();
	const bare = code.replaceAll(/\/\/.*$|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gm, '""');
	const imported = new Set([...bare.matchAll(/^import (?:type )?\{([^}]*)\}/gm)].flatMap(listImported));
	const used = names.filter(
		(name) =>
			!imported.has(name) && new RegExp(String.raw`(?<![\w$]|(?<!\.\.)\.)${name}\b(?!\s*\??:)`).test(bare),
	);
	if (used.length === 0) return code;
	const own = `import { ${used.toSorted().join(", ")} } from "${from}";`;
	return imported.size > 0 ? `${own}\n${code}` : `${own}\n\n${code}`;
}

function listImported([, names = ""]: readonly string[]): readonly string[] {
	return names.split(",").map((name) => name.replace(/^\s*type /, "").trim());
}
