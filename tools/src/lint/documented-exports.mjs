/**
 * What a module of a package exports has a docstring right above it; of a function's overloads the first has it.
 * @param {{ sourceCode: { text: string, getAllComments(): Comment[] }, report(finding: { node: Node, message: string }): void }} context
 */
export function documentedExports(context) {
	const { sourceCode } = context;
	const ends = new Set(
		sourceCode
			.getAllComments()
			.filter(({ type, value }) => type === "Block" && value.startsWith("*"))
			.map(({ range }) => range[1]),
	);
	return {
		/** @param {{ body: readonly Node[] }} program */
		Program({ body }) {
			/** @type {string | undefined} */
			let last;
			for (const node of body) {
				const name = node.type === "ExportNamedDeclaration" ? nameOf(node.declaration) : undefined;
				if (name !== undefined && name !== last && !hasDocstring(node))
					context.report({ node, message: `Say above ${name} what it gives: its docstring is missing.` });
				last = name;
			}
		},
	};

	/** True where nothing but comments of a line is between a docstring and the export. @param {Node} node */
	function hasDocstring(node) {
		const above = sourceCode.text.slice(0, node.range[0]);
		const lines = above.split("\n");
		const last = lines.findLastIndex((line) => !/^\s*(?:\/\/.*)?$/.test(line));
		return ends.has(
			lines
				.slice(0, last + 1)
				.join("\n")
				.trimEnd().length,
		);
	}
}

/** @param {Declaration | null | undefined} declaration */
function nameOf(declaration) {
	return declaration?.id?.name ?? declaration?.declarations?.[0]?.id?.name;
}

/** @typedef {{ type: string, value: string, range: readonly [number, number] }} Comment */
/** @typedef {{ id?: { name?: string } | null, declarations?: readonly { id?: { name?: string } }[] }} Declaration */
/** @typedef {{ type: string, range: readonly [number, number], declaration?: Declaration | null }} Node */
