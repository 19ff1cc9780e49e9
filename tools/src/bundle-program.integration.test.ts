import { expect, it } from "vitest";
import { bundleProgram } from "./bundle-program.ts";
import { runCommand } from "./run-command.ts";

const PROGRAM = "packages/simulator/src/server/cli.ts";

it("gives a file that Node starts by itself", async () => {
	const { code, stdout } = await runCommand(process.execPath, [await bundleProgram(PROGRAM), "--help"]);
	expect([code, stdout]).toEqual([0, expect.stringContaining("--fault")]);
});

it("imports packages from outside from the program's own workspace", async () => {
	const path = await bundleProgram("packages/cli/src/cli.ts");
	expect(path).toContain("/packages/cli/node_modules/");
	expect((await runCommand(process.execPath, [path, "--version"])).code).toBe(0);
});
