import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runCommand } from "./run-command.ts";

/** What the search for a server needs to know of a machine, and what it may do there. */
export interface ServerMachine {
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly isRoot: boolean;
	exists(path: string): boolean;
	/** Runs a program with its output on the screen and gives its exit code; 1 where it cannot be started. */
	run(command: string, args: readonly string[]): Promise<number>;
}

/** Programs that serve the protocol of Redis, in order of preference; also the names of Debian's packages. */
const PROGRAMS = ["redis-server", "valkey-server"];
/** Where systems install programs, beside the folders of `PATH`. */
const FOLDERS = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

/**
 * The path of a Redis or Valkey server to test with. Looks at `REDIS_SERVER_PATH`, then on `PATH` and where systems install
 * one; where there is none, root on Debian installs Debian's package, whose own service is not started.
 * @throws Error with one sentence that says what to install, where no server can be had.
 */
export async function findRedis(machine: ServerMachine = thisMachine()): Promise<string> {
	const named = machine.env["REDIS_SERVER_PATH"];
	if (named !== undefined && named !== "") {
		if (machine.exists(named)) return named;
		throw new Error(`REDIS_SERVER_PATH names ${named}, and there is no such file.`);
	}
	return findInstalled(machine) ?? (await installDebianPackage(machine)) ?? throwNoServer();
}

function thisMachine(): ServerMachine {
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

function findInstalled(machine: ServerMachine): string | undefined {
	const folders = [...(machine.env["PATH"] ?? "").split(delimiter).filter(Boolean), ...FOLDERS];
	return PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program))).find((path) =>
		machine.exists(path),
	);
}

async function installDebianPackage(machine: ServerMachine): Promise<string | undefined> {
	if (!machine.isRoot || !machine.exists("/etc/debian_version")) return undefined;
	if ((await machine.run("apt-get", ["update"])) !== 0) return undefined;
	for (const program of PROGRAMS) {
		const install = ["RUNLEVEL=1", "apt-get", "install", "--yes", "--no-install-recommends", program];
		if ((await machine.run("env", install)) === 0) return findInstalled(machine);
	}
	return undefined;
}

function throwNoServer(): never {
	throw new Error(
		"No Redis to test with: install redis-server or valkey-server, or set REDIS_SERVER_PATH to the program of one.",
	);
}
