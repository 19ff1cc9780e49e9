import { runInThisContext } from "node:vm";
import { transform } from "esbuild";

const IMPORT = /^import (\{[^}]*\}|\* as \w+) from "([^"]+)";$/gm;

/** Where code prints to: the parts of `console` that it may use. */
export interface Printer {
	readonly log: (...parts: unknown[]) => void;
	readonly error: (...parts: unknown[]) => void;
	readonly debug?: (...parts: unknown[]) => void;
	readonly info?: (...parts: unknown[]) => void;
	readonly warn?: (...parts: unknown[]) => void;
}

/** What code finds around itself, in place of what this process has. */
export interface Surroundings {
	/** The modules it may import, by name. */
	readonly modules: Readonly<Record<string, object>>;
	readonly console: Printer;
	readonly fetch: typeof globalThis.fetch;
	/** The variables of its environment. */
	readonly env: Readonly<Record<string, string>>;
}

/**
 * Runs a module of TypeScript in this process, with other surroundings. Nothing is checked: types are taken off.
 * @throws what the code throws
 */
export async function runCode(code: string, { modules, env, ...rest }: Surroundings): Promise<void> {
	const { code: script } = await transform(code, { loader: "ts", format: "esm", target: "es2024" });
	const body = script.replaceAll(IMPORT, (_all, names: string, from: string) => {
		if (!modules[from]) throw new Error(`Code of content pages cannot import "${from}".`);
		const bound = names.startsWith("*") ? names.slice("* as ".length) : names.replaceAll(" as ", ": ");
		return `const ${bound} = modules[${JSON.stringify(from)}];`;
	});
	// A block of its own, in which code may give these names to something else.
	const run = runInThisContext(`(async ({ modules, process, console, fetch }) => {{\n${body}\n}})`) as (
		surroundings: object,
	) => Promise<void>; // the text above is such a function
	await run({ modules, process: { env }, ...rest });
}
