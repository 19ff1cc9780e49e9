import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";

/** Puts a finished folder in its place, unless another process was first. */
export async function keepFirst(draft: string, folder: string): Promise<void> {
	try {
		await rename(draft, folder);
	} catch (error) {
		if (!existsSync(folder)) throw error;
	}
}
