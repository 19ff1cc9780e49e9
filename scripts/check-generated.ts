/**
 * Checks that generated files are what their sources give now: runs every workspace's generator in its check mode,
 * which writes nothing and names the files that differ. Exit code 1 if any differs.
 * Run: npm run check:generated
 */
import { runCommand } from "@pusula/tools/run-command";
import { readManifests } from "@pusula/tools/manifest";

const generating = (await readManifests()).filter(({ scripts }) => scripts.includes("generate"));
if (generating.length === 0) throw new Error('No workspace has a "generate" script, so nothing was checked.');
for (const { folder } of generating) {
	const { code, output } = await runCommand("npm", [
		"run",
		"generate",
		"--workspace",
		folder,
		"--",
		"--check",
	]);
	console.log(`${folder}: ${code === 0 ? "unchanged" : "differs"}`);
	if (code !== 0) {
		console.error(output);
		process.exitCode = 1;
	}
}
