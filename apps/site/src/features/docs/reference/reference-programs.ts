import type { ReferenceEntry } from "../../../facts/reference/reference.ts";

/** A page that has programs. */
export interface ProgramPage {
	readonly href: string;
	readonly title: string;
	/** Its text as Markdown. */
	readonly body: string;
}

/** A program of a page that uses an export. */
export interface ReferenceProgram {
	readonly code: string;
	/** The page that explains it. */
	readonly page: Pick<ProgramPage, "href" | "title">;
	/** A check runs it and compares what it prints. */
	readonly isRun: boolean;
}

/** A fence of TypeScript: the words behind the language, and the code. */
const FENCE = /^```ts( run)?(?: \{[\d,-]+\})?\n(.*?)^```$/gms;

/** The programs of pages, those that are run first, then the short ones. */
export function listPrograms(pages: readonly ProgramPage[]): readonly ReferenceProgram[] {
	return pages
		.flatMap(({ href, title, body }) =>
			[...body.matchAll(FENCE)].map(({ 1: run, 2: code = "" }) => ({
				code: code.trimEnd(),
				page: { href, title },
				isRun: run !== undefined,
			})),
		)
		.toSorted(
			(left, right) => Number(right.isRun) - Number(left.isRun) || left.code.length - right.code.length,
		);
}

/** The first program that imports a function, class or constant of a package, or calls a task's function on the client. */
export function findProgram(
	{ name, kind }: Pick<ReferenceEntry, "name" | "kind">,
	importName: string,
	programs: readonly ReferenceProgram[],
): ReferenceProgram | undefined {
	if (kind === "interfaces" || kind === "types") return undefined;
	const imported = new RegExp(String.raw`import (?:type )?\{[^}]*\b${name}\b[^}]*\} from "${importName}"`);
	const found = programs.find(({ code }) => imported.test(code));
	if (found || importName !== CLIENT || kind !== "functions") return found;
	const called = new RegExp(String.raw`\b(?:client|server)\.${name}\(`);
	return programs.find(({ code }) => called.test(code));
}

/** The package whose functions are methods of its client too. */
const CLIENT = "@pusula/inference";
