import type { Machine } from "./machine.ts";

/** The file by which Debian is known. */
export const DEBIAN = "/etc/debian_version";

/** The command that installs a package of Debian. */
export function aptInstall(name: string): string {
	return `env RUNLEVEL=1 apt-get install --yes --no-install-recommends ${name}`;
}

/**
 * A machine with these files, where running a program of `installers` makes a file; all others fail. What was run is in
 * `ran`.
 */
export function testMachine(
	files: readonly string[],
	change: Partial<Machine>,
	installers: Readonly<Record<string, string>> = {},
): { readonly value: Machine; readonly ran: readonly string[] } {
	const existing = new Set(files);
	const ran: string[] = [];
	const value: Machine = {
		env: {},
		isRoot: false,
		exists: (path) => existing.has(path),
		run: async (command, args) => {
			const line = [command, ...args].join(" ");
			ran.push(line);
			const made = installers[line];
			if (made === undefined) return 1;
			existing.add(made);
			return 0;
		},
		...change,
	};
	return { value, ran };
}
