import { open } from "node:fs/promises";

/** Makes the names of new files and folders in a folder survive the loss of power. Windows opens no folders, and needs no such step. */
export async function syncFolder(path: string): Promise<void> {
	if (process.platform === "win32") return;
	const folder = await open(path, "r");
	try {
		await folder.sync();
	} finally {
		await folder.close();
	}
}
