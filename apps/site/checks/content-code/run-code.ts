import { runInThisContext } from "node:vm";
import { transform } from "esbuild";

const IMPORT = /^import (\{[^}]*\}|\* as \w+) from "([^"]+)";$/gm;

/** Where code prints to: the parts of `console` that it may use. */
export interface Printer {
	readonly log: (...parts: unknown[]) => void;
	readonly error: (...parts: unknown[]) => void;
}

/**
 * Runs a module of TypeScript in this process, with given modules in place of its imports. Nothing is checked: types are
 * taken off.
 * @throws what the code throws
 */
export async function runCode(
	code: string,
	modules: Readonly<Record<string, object>>,
	console: Printer,
): Promise<void> {
	const { code: script } = await transform(code, { loader: "ts", format: "esm", target: "es2024" });
	const body = script.replaceAll(IMPORT, (_all, names: string, from: string) => {
		if (!modules[from]) throw new Error(`Code of content pages cannot import "${from}".`);
		const bound = names.startsWith("*") ? names.slice("* as ".length) : names.replaceAll(" as ", ": ");
		return `const ${bound} = modules[${JSON.stringify(from)}];`;
	});
	const run = runInThisContext(`(async (modules, console) => {\n${body}\n})`) as (
		modules: object,
		console: Printer,
	) => Promise<void>; // the text above is such a function
	await run(modules, console);
}
