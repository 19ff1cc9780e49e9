import type * as sqlite from "node:sqlite";

/**
 * Opens an SQLite database for this process alone; every commit is on the disk before the next statement runs. Node's
 * notice that its SQLite is new is not shown.
 * @throws Error of SQLite, such as "database is locked" where another process has it open
 */
export async function openDatabase(path: string): Promise<sqlite.DatabaseSync> {
	const { DatabaseSync } = await importWithoutNotice();
	const database = new DatabaseSync(path);
	database.exec("PRAGMA locking_mode = EXCLUSIVE");
	database.exec("PRAGMA journal_mode = WAL");
	database.exec("PRAGMA synchronous = FULL");
	return database;
}

async function importWithoutNotice(): Promise<typeof sqlite> {
	const emitWarning = process.emitWarning.bind(process);
	process.emitWarning = (warning: string | Error, ...rest: never[]) => {
		if (!String(warning).includes("SQLite")) emitWarning(warning, ...rest);
	};
	try {
		return await import("node:sqlite");
	} finally {
		process.emitWarning = emitWarning;
	}
}
