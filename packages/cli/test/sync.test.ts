import { statSync } from "node:fs";
import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { printLine } from "../src/batch/print-line.ts";
import { makeFolder } from "../src/calls/make-folder-of.ts";

let folder = "";
/** Inodes of what was brought to the disk, in this order. */
let synced: number[] = [];
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-sync-"));
	synced = [];
	const handle = await open(folder);
	const kind = Object.getPrototypeOf(handle) as FileHandle; // the class has no name in the module
	await handle.close();
	// oxlint-disable-next-line typescript/unbound-method -- it is called with the handle of each call
	const { sync } = kind;
	vi.spyOn(kind, "sync").mockImplementation(async function (this: FileHandle) {
		await sync.call(this);
		synced.push((await this.stat()).ino);
	});
});
afterEach(async () => {
	vi.restoreAllMocks();
	await rm(folder, { recursive: true });
});

const inodes = (...names: readonly string[]): readonly number[] =>
	names.map((name) => statSync(join(folder, name)).ino);

it("a result that is a file is on the disk, and then its name, before its line is there", async () => {
	await makeFolder(join(folder, "out.jsonl.files"));
	synced = [];
	const line = await printLine({ number: 1, cells: {} }, new Blob(["fox"]), {
		format: "jsonl",
		delimiter: ",",
		columns: [],
		folder: join(folder, "out.jsonl.files"),
		file: "image.png",
	});
	expect(line).toContain('"out.jsonl.files/000001.png"');
	expect(synced).toEqual(inodes("out.jsonl.files/000001.png", "out.jsonl.files"));
});

it("folders that are made are on the disk with their names", async () => {
	await makeFolder(join(folder, "2026/11/out"));
	expect(synced).toEqual(inodes("", "2026", "2026/11"));
});
