import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import type { Fault } from "@pusula/simulator";
import { serve } from "@pusula/simulator/serve";
import { ROOT } from "@pusula/tools/root";
import { beforeAll, expect, onTestFinished, test } from "vitest";

const PROGRAM = fileURLToPath(new URL("programs/read-picture.ts", import.meta.url));
const TURKISH = join(ROOT, "node_modules/@tesseract.js-data/tur/4.0.0_best_int/tur.traineddata.gz");
/** The process loads the text reader and unpacks a language; one that hangs is ended. */
const LIMIT = { timeout: 60_000 };

let turkish: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
	turkish = new Uint8Array(await readFile(TURKISH));
});

/** What the program prints, with this language at the hub. A process that does not end by itself, or breaks off, rejects. */
async function printed(language: Uint8Array<ArrayBuffer>, action?: Fault["action"]): Promise<string> {
	const faults = action ? [{ match: { path: "resolve-cache", method: "GET" }, action }] : [];
	const files = { "tur.traineddata.gz": language };
	const hub = await serve({ faults, repositories: { "my/languages": { files } } });
	onTestFinished(() => hub.close());
	const url = `${hub.url}/huggingface.co/my/languages/resolve/main`;
	const flags = ["--import", "tsx", "--conditions=pusula-source"];
	const faster = action?.kind === "stalled-body" ? "300" : "1";
	const { stdout } = await promisify(execFile)(process.execPath, [...flags, PROGRAM, url, faster], LIMIT);
	return stdout;
}

test("a process that reads a picture ends by itself", LIMIT, async () => {
	expect(await printed(turkish)).toBe("Işık çabuk söndü, göğe baktık.\nŞeker ve üzüm yağmurda ıslandı.\n");
});

test.each<[string, Fault["action"], string]>([
	["breaks off each time", { kind: "cut-body", afterBytes: 500 }, "offline: The connection to"],
	["never comes", { kind: "stalled-body" }, "Nothing came for 30 seconds."],
	["is too short but looks whole", { kind: "short-body", bytes: 200 }, "it has 200 bytes in place of"],
])("a language that %s ends with its error, and the process with it", LIMIT, async (_way, action, words) => {
	expect(await printed(turkish, action)).toContain(words);
});

test.each<[string, () => Uint8Array]>([
	["is no language", () => Buffer.from("no language")],
	["is another file", () => gzipSync("no language")],
	["has wrong bytes", () => turkish.map((byte, at) => (at > 1000 && at < 2000 ? byte ^ 255 : byte))],
	["holds a part", () => gzipSync(turkish.subarray(0, 1000))],
])("a language that %s ends with its error, and the process with it", LIMIT, async (_way, make) => {
	expect(await printed(new Uint8Array(make()))).toMatch(
		/^broken-model: The language tur could not be read: /,
	);
});
