import type { Printer } from "../src/printers/printer.ts";

/** A printer, and where it is exported. */
export interface FoundPrinter {
	/** Name of the file without its ending. */
	readonly file: string;
	readonly name: string;
	readonly printer: Pick<Printer, "language" | "client" | "isPlain" | "chooses" | "takesValues">;
}

/** The order in which languages are shown; others come behind them. */
const LANGUAGES: readonly string[] = ["js", "python", "sh", "powershell"];

/** The list of the printers: in each language Pusula's client first, then the platform's own libraries, and what sends plain requests last. */
export function printPrinters(found: readonly FoundPrinter[]): string {
	const ordered = sortPrinters(found);
	const files = [...new Set(ordered.map(({ file }) => file))].toSorted();
	const imports = files.map((file) => {
		const names = ordered.filter((one) => one.file === file).map(({ name }) => name);
		return `import { ${names.toSorted().join(", ")} } from "../printers/${file}.ts";\n`;
	});
	return `${imports.join("")}import type { Printer } from "../printers/printer.ts";

/** Every printer, in the order snippets are shown. */
export const PRINTERS: readonly Printer[] = [
${ordered.map(({ name }) => `\t${name},\n`).join("")}];
`;
}

/** The type of the clients' names. */
export function printClientType(found: readonly FoundPrinter[]): string {
	const clients = new Set(sortPrinters(found).map(({ printer }) => printer.client));
	return `/** Library or program that a snippet calls the provider with. */
export type SnippetClient =
${[...clients].map((client) => `\t| "${client}"`).join("\n")};
`;
}

function sortPrinters(found: readonly FoundPrinter[]): readonly FoundPrinter[] {
	const placeOf = ({ printer }: FoundPrinter): number => {
		const place = LANGUAGES.indexOf(printer.language);
		const rank = [printer.takesValues, printer.chooses, !printer.isPlain, true].indexOf(true);
		return (place < 0 ? LANGUAGES.length : place) * 4 + rank;
	};
	return found.toSorted((left, right) => placeOf(left) - placeOf(right));
}
