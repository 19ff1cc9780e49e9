import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeFolder } from "../src/calls/make-folder-of.ts";
import { toFileReason } from "../src/calls/read-files.ts";
import { MESSAGES } from "../src/messages/messages.ts";

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-read-only-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Makes a folder as a file system that is read-only does, as no test may mount one, and as Node 24 reports it. */
function refuse(path: string): Promise<never> {
	const isLast = existsSync(dirname(path));
	const code = existsSync(path) ? "EEXIST" : isLast ? "EROFS" : "ENOENT";
	return Promise.reject(
		Object.assign(new Error(`${code}: refused, mkdir '${path}'`), { code, syscall: "mkdir" }),
	);
}

it.each(["2026", "2026/11/labels"])(
	"says that a file system is read-only where it lacks %s",
	async (below) => {
		const error: unknown = await makeFolder(join(folder, below), refuse).catch((reason: unknown) => reason);
		expect(toFileReason(error, MESSAGES.en)).toBe("read-only file system");
	},
);
