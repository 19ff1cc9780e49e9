import { Refusal } from "../refusal.ts";
import type { Answer, Call, Dialect } from "../types.ts";
import { FILE_HOSTS } from "../world/files.ts";
import { plainError } from "../dialects/envelopes.ts";

/** The hosts of result files: no key, and none wanted, since their addresses are signed. */
export const files: Dialect = {
	id: "files",
	name: "Result files",
	hosts: Object.values(FILE_HOSTS),
	scheme: "",
	keys: "optional",
	routable: false,
	refuse: plainError,
	rules: [{ method: "GET", path: "files/:name*", stage: "download", open: true, answer: download }],
};

function download({ headers, url, world }: Call): Answer {
	if (headers["authorization"] !== undefined) {
		throw new Refusal({
			status: 400,
			message: "A signed address takes no Authorization header; the key was sent to a file host.",
		});
	}
	const file = world.files.find(url.origin + url.pathname);
	if (!file) throw new Refusal({ status: 404, message: `There is no file at ${url.href}.` });
	return { kind: "bytes", bytes: file.bytes, type: file.type };
}
