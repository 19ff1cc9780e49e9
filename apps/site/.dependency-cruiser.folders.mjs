// The folders of the site's sources: arrows go one way. Run: npm run check:layers

import { default as shared } from "../../.dependency-cruiser.mjs";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
	forbidden: [
		{
			name: "nothing-around",
			comment:
				"A folder puts its rooms together: a room imports no file that lies directly in the folder around it, but what it needs lies in a room beside it. All of lib knows languages and fills texts.",
			severity: "error",
			from: { path: "^(apps/site/src/.+)/[^/]+/[^/]+$" },
			to: { path: "^$1/[^/]+$", pathNot: "^apps/site/src/lib/(locale|fill)[.]ts$" },
		},
		{
			name: "rooms-one-way",
			comment: "No room imports itself through others.",
			severity: "error",
			scope: "folder",
			from: { path: "^apps/site/src/" },
			to: { circular: true },
		},
	],
	options: {
		...shared.options,
		// Tests look at what is above them too, and what is generated lists the files of the folder it belongs to.
		exclude: { path: `${shared.options.exclude.path}|[.]test[.]tsx?$|/generated/` },
	},
};
