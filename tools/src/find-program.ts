import { delimiter, join } from "node:path";
import { findNamed, installDebianPackage, type Machine } from "./machine.ts";

/** A program of the system that tests need. */
export interface SystemProgram {
	/** What it is, in the error. */
	readonly title: string;
	/** Names of the program, in order of preference; also those of Debian's packages. */
	readonly names: readonly string[];
	/** Variable of the environment that holds its path. */
	readonly variable: string;
}

/** Where systems install programs, beside the folders of `PATH`. */
const FOLDERS = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

/**
 * The path of a program. Looks at its variable, then on `PATH` and where systems install one; where there is none, root on
 * Debian installs Debian's package, whose own service is not started.
 * @throws Error with one sentence that says what to install, where none can be had.
 */
export async function findProgram(program: SystemProgram, machine: Machine): Promise<string> {
	const { names, variable } = program;
	const found = findNamed(machine, variable) ?? findInstalled(machine, names);
	if (found !== undefined) return found;
	await installDebianPackage(machine, names);
	return findInstalled(machine, names) ?? throwNone(program);
}

function findInstalled(machine: Machine, names: readonly string[]): string | undefined {
	const folders = [...(machine.env["PATH"] ?? "").split(delimiter).filter(Boolean), ...FOLDERS];
	return names
		.flatMap((name) => folders.map((folder) => join(folder, name)))
		.find((path) => machine.exists(path));
}

function throwNone({ title, names, variable }: SystemProgram): never {
	throw new Error(
		`No ${title} to test with: install ${names.join(" or ")}, or set ${variable} to the program of one.`,
	);
}
