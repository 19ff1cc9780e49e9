import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PYTHON_LISTS } from "@pusula/tools/python-lists";
import { type GuideProgram, readProgram } from "../../src/features/guides/guide-program.ts";
import type { GuideRecord } from "../../src/features/guides/guide-record.ts";
import { listRequirements } from "../../src/features/guides/list-requirements.ts";

/** The hash of files, by their paths. */
export type FileHashes = Readonly<Record<string, string>>;

/** The folder of the site. */
export const SITE: string = fileURLToPath(new URL("../../", import.meta.url));
const PROGRAMS = join(SITE, "content/guides");
/** Where the data sets lie, below which programs name their files. */
export const DATA: string = fileURLToPath(import.meta.resolve("@pusula/datasets/package.json")).replace(
	/package\.json$/,
	"data/",
);

/** Ids of the guides that have a program, in the order of the alphabet. */
export function listGuideIds(): readonly string[] {
	return globSync("*.py", { cwd: PROGRAMS })
		.map((file) => basename(file, ".py"))
		.toSorted();
}

export function loadProgram(id: string): GuideProgram {
	return readProgram(readFileSync(join(PROGRAMS, `${id}.py`), "utf8"));
}

/** Where the record of a guide is kept, as an absolute path. */
export function recordFile(id: string): string {
	return join(SITE, "generated/guides", `${id}.json`);
}

/** Where the files are kept that a guide's program wrote, as an absolute path. */
export function keptFolder(id: string): string {
	return join(SITE, "generated/guides", id);
}

/** The record of a guide; undefined before its first run. */
export function loadRecord(id: string): GuideRecord | undefined {
	try {
		return JSON.parse(readFileSync(recordFile(id), "utf8")) as GuideRecord; // written by npm run guides
	} catch {
		return undefined; // it was never run
	}
}

/** The hash of each cell and of all before it, by id: what a cell prints depends on those. */
export function hashCells({ cells }: GuideProgram): ReadonlyMap<string, string> {
	let before = "";
	return new Map(
		cells.map(({ id, code }) => {
			before = toHash(`${before}${code}`);
			return [id, before];
		}),
	);
}

/** The hash of each data file of a program. */
export function hashData({ data }: GuideProgram): FileHashes {
	return hashFiles(DATA, data);
}

/** The hash of each of these files of a folder. */
export function hashFiles(folder: string, files: readonly string[]): FileHashes {
	return Object.fromEntries(files.map((file) => [file, toHash(readFileSync(join(folder, file)))]));
}

/** The hash of each of these files that is kept for a guide: of none before its first run. */
export function hashKept(id: string, files: readonly string[]): FileHashes {
	const folder = keptFolder(id);
	return hashFiles(
		folder,
		files.filter((file) => existsSync(join(folder, file))),
	);
}

/** The pinned version of each package of the guides. */
export function readPins(): ReadonlyMap<string, string> {
	const rows = readFileSync(PYTHON_LISTS.guides, "utf8").matchAll(/^([\w.-]+)==([^\s;]+)/gm);
	return new Map([...rows].map(([, name = "", version = ""]) => [name, version]));
}

/** What pip installs for a program that opens these packages, of what is pinned. */
export function listGuideRequirements(
	program: GuideProgram,
	packages: GuideRecord["packages"],
): readonly string[] {
	return listRequirements(program, readPins(), "torch" in packages ? ["torch"] : []);
}

/** SHA-256 of a file or a text, hexadecimal, 16 digits. */
export function toHash(content: string | Buffer): string {
	return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
