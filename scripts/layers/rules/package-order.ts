import { PACKAGE_IMPORTS } from "../layer-tables.ts";
import type { Finding, Import, Module } from "../module.ts";
import { isShipped, workspaceOf } from "../paths.ts";

/**
 * Shipped sources import only the workspace packages below their own, by name;
 * packages import nothing else but Node's own modules.
 */
export function packageOrder(modules: readonly Module[]): Finding[] {
	return modules
		.filter(({ path }) => isShipped(path))
		.flatMap(({ path, imports }) =>
			imports.flatMap((each) => {
				const message = wrongIn(path, each);
				return message === undefined ? [] : [{ path, line: each.line, message }];
			}),
		);
}

function wrongIn(path: string, { specifier, target }: Import): string | undefined {
	const workspace = workspaceOf(path) ?? "";
	const allowed = PACKAGE_IMPORTS[workspace];
	if (allowed === undefined) return `${workspace} has no row in the table of packages.`;
	const name = /^@pusula\/([^/]+)/.exec(specifier)?.[1];
	if (name !== undefined) {
		return allowed.includes(name) ? undefined : `${workspace} may not import @pusula/${name}.`;
	}
	if (specifier.startsWith(".")) {
		const isOutside = target !== undefined && workspaceOf(target) !== workspace;
		return isOutside ? `"${specifier}" leaves ${workspace}; import the package by its name.` : undefined;
	}
	const isForeign = workspace.startsWith("packages/") && !specifier.startsWith("node:");
	return isForeign ? `${workspace} has no dependencies of its own, and imports "${specifier}".` : undefined;
}
