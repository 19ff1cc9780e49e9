import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "@pusula/tools/root";
import { runCommand } from "@pusula/tools/run-command";

/** A way to find modules, with the programs it is tried on. */
interface Setting {
	readonly module: string;
	readonly moduleResolution?: string;
	/** Endings of the programs: `.mts` imports, `.cts` is CommonJS and requires. */
	readonly endings: readonly string[];
	/** The types that the runtime has. Default: those of pages and of Node. */
	readonly runtime?: { readonly lib: readonly string[]; readonly types: readonly string[] };
}

/** Packages of which a program may know the types of pages alone, or of Node alone: `fetch` and `Blob` are in both. */
const CLIENT = /^@pusula\/(inference|snippets|tasks)\b/;

const SETTINGS: Readonly<Record<string, Setting>> = {
	nodenext: { module: "nodenext", endings: ["mts", "cts"] },
	node20: { module: "node20", endings: ["mts", "cts"] },
	bundler: { module: "esnext", moduleResolution: "bundler", endings: ["mts"] },
	"types-of-pages": { module: "nodenext", endings: ["mts"], runtime: { lib: ["ES2022", "DOM"], types: [] } },
	"types-of-node": { module: "nodenext", endings: ["mts"], runtime: { lib: ["ES2022"], types: ["node"] } },
};

/**
 * Compiles a program that imports each of these names, in a folder where the packages are installed: strictly, with the
 * declarations of the packages checked too (`skipLibCheck: false`), once for each way to find modules; the client's also with
 * the types of one runtime alone.
 * Gives the compiler's findings.
 */
export async function compileConsumer(folder: string, names: readonly string[]): Promise<string[]> {
	const problems: string[] = [];
	for (const [title, setting] of Object.entries(SETTINGS)) {
		const program = join(folder, title);
		const imported = setting.runtime ? names.filter((name) => CLIENT.test(name)) : names;
		await mkdir(program);
		await writeFile(join(program, "tsconfig.json"), printSettings(setting));
		for (const ending of setting.endings)
			await writeFile(join(program, `program.${ending}`), printProgram(imported, ending === "cts"));
		const { code, output } = await runCommand("tsc", ["-p", program], { cwd: folder });
		if (code !== 0) problems.push(`Under ${title} the consumer does not compile:\n${output}`);
	}
	return problems;
}

function printSettings({ module, moduleResolution, runtime }: Setting): string {
	const compilerOptions = {
		module,
		moduleResolution,
		target: "ES2022",
		strict: true,
		skipLibCheck: false,
		noEmit: true,
		lib: runtime?.lib,
		types: runtime?.types ?? ["node"],
		typeRoots: [join(ROOT, "node_modules/@types")],
	};
	return JSON.stringify({ compilerOptions, include: ["program.*"] });
}

function printProgram(names: readonly string[], isCommonJs: boolean): string {
	const lines = names.map((name, index) =>
		isCommonJs
			? `import module${index} = require("${name}");\nexport const keys${index} = Object.keys(module${index});`
			: `import * as module${index} from "${name}";\nexport const keys${index} = Object.keys(module${index});`,
	);
	return `${lines.join("\n")}\n`;
}
