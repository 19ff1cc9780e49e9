import { existsSync } from "node:fs";
import { runCommand } from "./run-command.ts";

/** What the search for a program needs to know of a machine, and what it may do there. */
export interface Machine {
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly isRoot: boolean;
	exists(path: string): boolean;
	/** Runs a program with its output on the screen and gives its exit code; 1 where it cannot be started. */
	run(command: string, args: readonly string[]): Promise<number>;
}

/** The machine that this program runs on. */
export function thisMachine(): Machine {
	return {
		env: process.env,
		isRoot: process.getuid?.() === 0,
		exists: existsSync,
		run: (command, args) =>
			runCommand(command, args, { onScreen: true }).then(
				({ code }) => code,
				() => 1,
			),
	};
}

/**
 * The path that a variable of the environment gives; undefined where it is not set.
 * @throws Error where there is no such file
 */
export function findNamed(machine: Machine, variable: string): string | undefined {
	const named = machine.env[variable];
	if (named === undefined || named === "") return undefined;
	if (machine.exists(named)) return named;
	throw new Error(`${variable} names ${named}, and there is no such file.`);
}

/**
 * Installs the first of these packages that Debian has, as root on Debian; a service in it is not started.
 * @returns whether one was installed
 */
export async function installDebianPackage(machine: Machine, packages: readonly string[]): Promise<boolean> {
	if (!machine.isRoot || !machine.exists("/etc/debian_version")) return false;
	if ((await machine.run("apt-get", ["update"])) !== 0) return false;
	for (const name of packages) {
		const install = ["RUNLEVEL=1", "apt-get", "install", "--yes", "--no-install-recommends", name];
		if ((await machine.run("env", install)) === 0) return true;
	}
	return false;
}
