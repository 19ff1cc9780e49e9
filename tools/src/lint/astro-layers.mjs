import { posix } from "node:path";

/** The layers above one, which it may not import. A page may import all of them. */
const ABOVE = {
	layouts: ["pages"],
	features: ["layouts", "pages"],
	ui: ["facts", "features", "layouts", "pages"],
};

/** What is no part of the site's sources; packages are imported by their names. */
const OUTSIDE =
	/^(?:apps\/site\/(?:integrations|checks|prose|scripts|demo\/studio|e2e)|packages|bench|tools|runtimes)\//;

/**
 * Astro files keep to the layers of the site, and a feature imports no other, however deep in it the file lies. Dependency-cruiser,
 * which holds this for all other files, cannot read them.
 * @param {Context} context
 */
export function astroLayers(context) {
	const [, own = ""] = context.filename.replaceAll("\\", "/").split("/apps/site/src/");
	const [layer = "", feature] = own.split("/");
	const check = (/** @type {{ source?: Node | null }} */ { source }) => {
		const specifier = source?.value;
		if (!source || typeof specifier !== "string") return;
		const target = specifier.startsWith(".")
			? posix.join("apps/site/src", posix.dirname(own), specifier)
			: specifier;
		const [, , , room = "", part] = target.startsWith("apps/site/src/") ? target.split("/") : [];
		if (OUTSIDE.test(target) || target.startsWith("@pusula/tools") || isAbove(layer, room))
			context.report({ node: source, message: `Import from below: \`${layer}\` may not import ${target}.` });
		else if (layer === "features" && room === "features" && part !== feature)
			context.report({ node: source, message: `The feature \`${feature}\` may not import \`${part}\`.` });
	};
	return {
		ImportDeclaration: check,
		ImportExpression: check,
		ExportNamedDeclaration: check,
		ExportAllDeclaration: check,
	};
}

/**
 * A node of the syntax tree, as far as this rule reads it. Source: https://github.com/estree/estree, read on 2026-11-27.
 * @typedef {{ type: string, value?: unknown }} Node
 */

/** @typedef {{ filename: string, report(finding: { node: Node, message: string }): void }} Context */

/**
 * @param {string} layer
 * @param {string} room
 */
function isAbove(layer, room) {
	return Object.entries(ABOVE).some(([name, above]) => name === layer && above.includes(room));
}
