/**
 * Prints how the folders of each workspace's sources import each other: files, folders, arrows between folders, arrows per
 * folder, and pairs of folders that import each other, which `--pairs` names. With `--rooms`, how what lies directly in each
 * workspace's sources, and in folders named after it, imports each other: rooms, files among them, arrows between rooms, and
 * arrows in circles. Tests are left out.
 * Run: npm run arrows, or for an earlier commit npm run arrows -- --at <commit>, or npm run arrows -- --rooms <folders>
 */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { countArrows, countRooms, type Import } from "@pusula/tools/count-arrows";
import { ROOT } from "@pusula/tools/root";

const { values: options, positionals: folders } = parseArgs({
	options: {
		at: { type: "string", default: "HEAD" },
		pairs: { type: "boolean", default: false },
		rooms: { type: "boolean", default: false },
	},
	allowPositionals: true,
});

const SOURCE = /^(?:apps\/site|packages\/\w+)\/src(?=\/)/;
const READ = /\.(?:tsx?|astro|css)$/;
const TEST = /\.test\.tsx?$/;
/** A line of `git grep -n`: commit, file, line, and an import with a relative path. */
const IMPORT = /^[^:]+:([^:]+):\d+:.*?\b(?:from|import\(|import)\s*["'](\.\.?\/[^"'?]+)/;

const files = git("ls-tree", "-r", "--name-only", options.at).filter(
	(path) => SOURCE.test(path) && READ.test(path) && !TEST.test(path),
);
const imports = git("grep", "-nE", `["']\\.\\.?/`, options.at, "--", "apps/site/src", "packages").flatMap(
	(line): Import[] => {
		const [, file, specifier] = IMPORT.exec(line) ?? [];
		return file !== undefined && specifier !== undefined ? [[file, specifier]] : [];
	},
);

const roots = [...new Set(files.flatMap((path) => SOURCE.exec(path) ?? []))];
if (options.rooms) printRooms();
else printFolders();

function printRooms(): void {
	const counted = [...roots, ...folders].map(
		(folder) => [folder, countRooms(folder, files, imports)] as const,
	);
	console.table(Object.fromEntries(counted));
}

function printFolders(): void {
	const counted = roots.map((root) => {
		const own = files.filter((path) => path.startsWith(`${root}/`));
		return [root, countArrows(root, own, imports)] as const;
	});
	console.table(
		Object.fromEntries(
			counted.map(([root, { twoWay, ...counts }]) => [
				root,
				{
					...counts,
					"arrows per folder": Math.round((counts.arrows / counts.folders) * 100) / 100,
					"two-way pairs": twoWay.length,
				},
			]),
		),
	);
	if (options.pairs)
		for (const [root, { twoWay }] of counted) for (const pair of twoWay) console.log(`${root}: ${pair}`);
}

function git(...args: readonly string[]): readonly string[] {
	return execFileSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1e8 })
		.split("\n")
		.filter(Boolean);
}
