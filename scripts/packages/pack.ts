import { join } from "node:path";
import { runCommand } from "@pusula/tools/run-command";

/**
 * Packs a workspace as it would be published and gives the tarball's path in `destination`.
 * @throws Error with npm's own words where it cannot be packed.
 */
export async function packWorkspace(folder: string, destination: string): Promise<string> {
	const args = ["pack", "--json", "--workspace", folder, "--pack-destination", destination];
	const { code, stdout, output } = await runCommand("npm", args);
	const filename = code === 0 ? filenameIn(JSON.parse(stdout)) : undefined;
	if (filename === undefined) throw new Error(`${folder} could not be packed:\n${output}`);
	return join(destination, filename);
}

/** npm names the packed file in a list with one entry for each workspace. */
function filenameIn(report: unknown): string | undefined {
	const first: unknown = Array.isArray(report) ? report[0] : undefined;
	const filename: unknown =
		typeof first === "object" && first !== null ? Reflect.get(first, "filename") : undefined;
	return typeof filename === "string" ? filename : undefined;
}
