import { delimiter, join } from "node:path";
import { findNamed, installDebianPackage, type Machine, thisMachine } from "./machine.ts";

/** Programs that serve the protocol of Redis, in order of preference; also the names of Debian's packages. */
const PROGRAMS = ["redis-server", "valkey-server"];
/** Where systems install programs, beside the folders of `PATH`. */
const FOLDERS = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

/**
 * The path of a Redis or Valkey server to test with. Looks at `REDIS_SERVER_PATH`, then on `PATH` and where systems install
 * one; where there is none, root on Debian installs Debian's package, whose own service is not started.
 * @throws Error with one sentence that says what to install, where no server can be had.
 */
export async function findRedis(machine: Machine = thisMachine()): Promise<string> {
	const found = findNamed(machine, "REDIS_SERVER_PATH") ?? findInstalled(machine);
	if (found !== undefined) return found;
	await installDebianPackage(machine, PROGRAMS);
	return findInstalled(machine) ?? throwNoServer();
}

function findInstalled(machine: Machine): string | undefined {
	const folders = [...(machine.env["PATH"] ?? "").split(delimiter).filter(Boolean), ...FOLDERS];
	return PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program))).find((path) =>
		machine.exists(path),
	);
}

function throwNoServer(): never {
	throw new Error(
		"No Redis to test with: install redis-server or valkey-server, or set REDIS_SERVER_PATH to the program of one.",
	);
}
