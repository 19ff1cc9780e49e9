import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "@pusula/tools/run-command";
import { SNIPPET_CLIENTS } from "../../src/print/snippets.ts";
import type { CellOutcome } from "./run-matrix.ts";

const ROOT = join(import.meta.dirname, "../../../..");

/** The last full run, as it is kept. */
export interface RunReport {
	/** Day of the run. */
	readonly date: string;
	/** Programs that ran, sent the client's own request and gave its result. */
	readonly passed: number;
	/** Programs that were only read by their language's grammar, because nothing here can run them. */
	readonly parsed: number;
	readonly failed: number;
	/** Runtime or library of each client's code, by `language client`; the order of the marks. */
	readonly versions: Readonly<Record<string, string>>;
	/** By `provider task, mode`: a mark a client. `+` ran and passed, `=` was only read by a grammar, `x` failed, `-` has no code for the call. */
	readonly cells: Readonly<Record<string, string>>;
}

const RAN = "+";
const PARSED = "=";
const FAILED = "x";
const NONE = "-";

type VersionSource = readonly ["npm" | "pip" | "node" | "curl", string];

/** Packages and programs behind the clients that are no package of their own name: where their versions are read. */
const SOURCES: Readonly<Record<string, VersionSource>> = {
	"js huggingface.js": ["npm", "@huggingface/inference-newest"],
	"js fetch": ["node", "Node.js"],
	"python fal_client": ["pip", "fal-client"],
	"sh curl": ["curl", "curl"],
	"powershell Invoke-RestMethod": ["pip", "tree-sitter-powershell"],
};

/** The report of a run of every cell. */
export async function toReport(outcomes: readonly CellOutcome[], date: Date): Promise<RunReport> {
	const names = SNIPPET_CLIENTS.map(({ language, client }) => `${language} ${client}`);
	const versions: [string, string][] = [];
	for (const one of SNIPPET_CLIENTS)
		versions.push([`${one.language} ${one.client}`, await readVersion(findSource(one))]);
	const cells = new Map<string, string[]>();
	for (const { cell, problem } of outcomes) {
		const { language, client } = cell.snippet;
		const marks = cells.get(cell.one.title) ?? names.map(() => NONE);
		const passed = language === "powershell" ? PARSED : RAN;
		marks[names.indexOf(`${language} ${client}`)] = problem === undefined ? passed : FAILED;
		cells.set(cell.one.title, marks);
	}
	const all = [...cells.values()].flat();
	const count = (mark: string): number => all.filter((one) => one === mark).length;
	return {
		date: date.toISOString().slice(0, 10),
		passed: count(RAN),
		parsed: count(PARSED),
		failed: count(FAILED),
		versions: Object.fromEntries(versions),
		cells: Object.fromEntries(
			[...cells]
				.map(([title, marks]): [string, string] => [title, marks.join("")])
				.toSorted(([left], [right]) => (left < right ? -1 : 1)),
		),
	};
}

/** Where the version of a client is read: a package of its name, or what `SOURCES` says; modules of Node are Node's. */
function findSource({ language, client }: (typeof SNIPPET_CLIENTS)[number]): VersionSource {
	if (client.startsWith("node:")) return ["node", "Node.js"];
	return SOURCES[`${language} ${client}`] ?? [language === "python" ? "pip" : "npm", client];
}

async function readVersion([kind, name]: VersionSource): Promise<string> {
	if (kind === "node") return `${name} ${process.versions.node}`;
	if (kind === "npm") {
		const manifest = await readFile(join(ROOT, "node_modules", name, "package.json"), "utf8");
		const { name: published, version } = JSON.parse(manifest) as { name: string; version: string }; // a manifest has both
		return `${published} ${version}`;
	}
	if (kind === "pip") {
		const pinned = await readFile(join(ROOT, "tools/python/requirements.txt"), "utf8");
		return `${name} ${pinned.match(new RegExp(`^${name}==(.+)$`, "m"))?.[1] ?? ""}`;
	}
	const { stdout } = await runCommand("curl", ["--version"]);
	return stdout.split(" ", 2).join(" ");
}
