/** Which Python something runs in. */
export interface PythonNeed {
	/** What it is for, in errors. */
	readonly purpose: string;
	/** The oldest that fits: 3 and this number. */
	readonly minor: number;
	/** Whether a newer one does not fit, since what runs there is compared with what this one printed; default false. */
	readonly only?: boolean;
}

/** Reads the version of a Python, `3.11.7`; undefined where the command cannot be started. */
export type ReadVersion = (command: string) => Promise<string | undefined>;

/**
 * The command of a Python of the system that fits; where one version alone does, its own name is tried first.
 * @throws Error with one sentence that says what to install, where there is none
 */
export async function findPython(need: PythonNeed, readVersion: ReadVersion): Promise<string> {
	const commands = [...(need.only ? [`python3.${need.minor}`] : []), "python3", "python"];
	for (const command of commands) if (fits(await readVersion(command), need)) return command;
	throw new Error(toMissing(need));
}

/**
 * Checks that the Python of a folder that was made earlier still fits.
 * @throws Error that names the folder to delete, where it does not
 */
export function checkMade(folder: string, version: string | undefined, need: PythonNeed): void {
	if (fits(version, need)) return;
	throw new Error(
		`${folder} has Python ${version ?? "that does not start"}, and ${need.purpose} run in Python 3.${need.minor}: delete it, so that it is made again.`,
	);
}

/** What to install, where there is no Python that fits. */
export function toMissing({ purpose, minor, only = false }: PythonNeed): string {
	return only
		? `No Python to run ${purpose} with: install Python 3.${minor}, as python3.${minor}, with its venv module (on Debian: apt-get install python3.${minor}-venv). Another version prints other messages, so that npm test would refuse what it made.`
		: `No Python to run ${purpose} with: install Python 3.${minor} or newer with its venv module (on Debian: apt-get install python3-venv).`;
}

function fits(version: string | undefined, { minor, only = false }: PythonNeed): boolean {
	const [major, found = 0] = version?.split(".").map(Number) ?? [];
	return major === 3 && (only ? found === minor : found >= minor);
}
