/** Names of the `data-` attributes in a source file: `copy-code` for `data-copy-code`. */
export interface Hooks {
	/** Those that the file looks for: in selectors, read from a dataset, or as a property of a parsed page. */
	readonly sought: readonly string[];
	/** Those that the file sets: as attributes of what it renders, or by a script. */
	readonly set: readonly string[];
}

/** The `data-` attributes that a source file (TypeScript, JSX, Astro or CSS) looks for and sets. */
export function listHooks(source: string): Hooks {
	const code = source.replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, "").replace(/"[{}[\]]*"/g, '""');
	const destructured = findAll(code, /\{([^{}]*)\}\s*=\s*[\w.?]*\.dataset\b/g).flatMap((names) =>
		findAll(names, /(?:^|,)\s*(\w+)/g),
	);
	return {
		sought: [
			...findAll(code, /\[data-([a-z-]+)/g),
			...findAll(code, /\bdataset\["(\w+)"\](?!\s*=[^=])/g).map(toKebabCase),
			...findAll(code, /"data([A-Z]\w*)"/g).map((name) => toKebabCase(name).slice(1)),
			...destructured.map(toKebabCase),
		],
		set: [
			...findAll(code, /(?<![[\w-])data-([a-z-]+)(?==|\s*\/?>|\s+[\w{])/g),
			...findAll(code, /["']data-([a-z-]+)["']/g),
			...findAll(code, /\bdataset(?:\["|\.)(\w+)(?:"\])?\s*=[^=]/g).map(toKebabCase),
		],
	};
}

function findAll(code: string, pattern: RegExp): readonly string[] {
	return [...code.matchAll(pattern)].map(([, name = ""]) => name);
}

function toKebabCase(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
