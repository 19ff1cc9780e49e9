import { readdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "./root.ts";
import { copyRepository, type WorkCopy } from "./work-copy.ts";

let copy: WorkCopy;

beforeAll(async () => {
	copy = await copyRepository();
}, 60_000);

afterAll(() => copy.remove());

describe("a copy of the repository", () => {
	it("imports its own workspaces and the original's packages", async () => {
		const modules = join(copy.folder, "node_modules");
		expect(await realpath(join(modules, "@pusula/tasks"))).toBe(
			join(await realpath(copy.folder), "packages", "tasks"),
		);
		expect(await realpath(join(modules, "vitest"))).toBe(
			await realpath(join(ROOT, "node_modules", "vitest")),
		);
	});

	it("keeps what is written in it from the original", async () => {
		await copy.write("packages/made-up/README.md", "made up");
		expect(await copy.read("packages/made-up/README.md")).toBe("made up");
		const { stdout } = await copy.run("ls", "packages");
		expect(stdout).toContain("made-up");
		expect(await readdir(join(ROOT, "packages"))).not.toContain("made-up");
	});

	it("has the files of the original in git, and none of its packages and caches", async () => {
		const { stdout } = await copy.run("git", "ls-files", "--cached", "--others", "--exclude-standard");
		const files = stdout.split("\n");
		expect(files).toContain("tools/src/work-copy.ts");
		expect(files.filter((path) => /(?:^|\/)(?:node_modules|\.cache)(?:\/|$)/.test(path))).toEqual([]);
	});

	it("says why a program failed in it", async () => {
		await expect(copy.run("node", "-e", "throw new Error('no fox')")).rejects.toThrow(/no fox/);
	});
});
