import { existsSync } from "node:fs";
import type * as files from "node:fs/promises";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { prepareOutput } from "../src/calls/make-folder-of.ts";
import { MESSAGES } from "../src/messages/messages.ts";

// No test may mount a file system: folders are made here as one that is read-only makes them, and as Node 24 reports it.
vi.mock("node:fs/promises", async (original) => ({
	...(await original<typeof files>()),
	mkdir: (path: string, options: { recursive?: boolean } = {}) => {
		const refuse = (code: string): Promise<never> =>
			Promise.reject(
				Object.assign(new Error(`${code}: refused, mkdir '${path}'`), { code, syscall: "mkdir" }),
			);
		if (existsSync(path)) return options.recursive === true ? Promise.resolve() : refuse("EEXIST");
		return refuse(options.recursive === true || !existsSync(dirname(path)) ? "ENOENT" : "EROFS");
	},
}));

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-read-only-"));
});
afterAll(() => rm(folder, { recursive: true }));

it.each(["2026", "2026/11/labels"])(
	"says that a file system is read-only where it lacks %s",
	async (below) => {
		const out = join(folder, below, "out.jsonl");
		await expect(prepareOutput(out, MESSAGES.en)).rejects.toThrow(
			`${out} cannot be written: read-only file system.`,
		);
	},
);
