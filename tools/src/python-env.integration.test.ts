import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ensurePython } from "./python-env.ts";
import { ROOT } from "./root.ts";
import { runCommand } from "./run-command.ts";

const FIRST_INSTALL_MS = 300_000;

test(
	"gives a Python with exactly the required packages",
	async () => {
		const { python } = await ensurePython();
		const list = await runCommand(python, [
			"-m",
			"pip",
			"list",
			"--format=freeze",
			"--disable-pip-version-check",
		]);
		const installed = list.stdout.split("\n").map((line) => line.trim().replace("-", "_"));
		const requirements = await readFile(join(ROOT, "tools/python/requirements.txt"), "utf8");
		const wanted = requirements.split("\n").filter((line) => line.includes("=="));
		expect(wanted.length).toBeGreaterThan(0);
		expect(installed).toEqual(expect.arrayContaining(wanted.map((line) => line.trim().replace("-", "_"))));
	},
	FIRST_INSTALL_MS,
);

test(
	"runs a script that imports them",
	async () => {
		const { python } = await ensurePython();
		const script = "import fal_client, huggingface_hub, openai, requests; print('imported')";
		expect(await runCommand(python, ["-c", script])).toMatchObject({
			code: 0,
			stdout: expect.stringMatching(/^imported\s$/),
		});
	},
	FIRST_INSTALL_MS,
);
