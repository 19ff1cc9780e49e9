import { expect, test } from "vitest";
import { findShell } from "./find-shell.ts";
import { aptInstall, DEBIAN, testMachine } from "./test-machine.ts";

test("finds a shell on PATH, or the one that its variable names", async () => {
	const files = ["/home/ada/bin/zsh", "/opt/zsh"];
	const env = { PATH: "/home/ada/bin" };
	expect(await findShell("zsh", testMachine(files, { env }).value)).toBe("/home/ada/bin/zsh");
	const named = { ...env, ZSH_PATH: "/opt/zsh" };
	expect(await findShell("zsh", testMachine(files, { env: named }).value)).toBe("/opt/zsh");
});

test("installs Debian's package as root on Debian", async () => {
	const installers = { "apt-get update": "/var/lists", [aptInstall("fish")]: "/usr/bin/fish" };
	const { value } = testMachine([DEBIAN], { isRoot: true }, installers);
	expect(await findShell("fish", value)).toBe("/usr/bin/fish");
});

test("says what to install where there is none", async () => {
	await expect(findShell("fish", testMachine([], {}).value)).rejects.toThrow(
		"No fish to test with: install fish, or set FISH_PATH to the program of one.",
	);
});
