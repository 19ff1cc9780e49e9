// The folders of sources: arrows between them go one way. Run: npm run check:layers
// Each rule is shown to fail in scripts/folder-rules.integration.test.ts.

import { default as shared } from "./.dependency-cruiser.mjs";

/** Sources whose folders import one way. */
const SOURCES =
	"apps/site/src|packages/(?:cli|datasets|inference|local|measure|metrics|simulator|snippets|tasks)/src";

/** How many folders a file may lie below the one around it; a rule's pattern counts them, so each depth has a rule. */
const DEPTHS = [1, 2, 3, 4, 5, 6];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
	forbidden: [
		...DEPTHS.flatMap((depth) => ["", "/.+"].map((folder) => nothingAround(folder, depth))),
		{
			name: "rooms-one-way",
			comment: "No room imports itself through others.",
			severity: "error",
			scope: "folder",
			from: { path: `^(?:${SOURCES})/` },
			to: { circular: true },
		},
	],
	options: {
		...shared.options,
		// Tests look at what is above them too.
		exclude: { path: `${shared.options.exclude.path}|[.]test[.]tsx?$` },
	},
};

/**
 * @param {string} folder where the file that is imported may lie: among the sources themselves, or in any folder of theirs
 * @param {number} depth
 */
function nothingAround(folder, depth) {
	return {
		name: "nothing-around",
		comment:
			"A folder puts its rooms together: a room imports no file that lies directly in a folder around it, but what it needs lies in a room beside it. All of lib knows languages and fills texts.",
		severity: "error",
		from: { path: `^((?:${SOURCES})${folder})${"/[^/]+".repeat(depth)}/[^/]+$` },
		to: { path: "^$1/[^/]+$", pathNot: "^apps/site/src/lib/(locale|fill)[.]ts$" },
	};
}
