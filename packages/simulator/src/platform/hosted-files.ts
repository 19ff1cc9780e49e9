import { DIALECTS } from "../generated/dialects.ts";
import { RequestError } from "../types/request.ts";
import type { Reply, Call, Dialect } from "../rules/dialect.ts";
import { plainError } from "../apis/error-bodies.ts";

/** The hosts of result files: without a key, since their URLs are signed. */
export const files: Dialect = {
	id: "files",
	name: "Result files",
	hosts: DIALECTS.flatMap(({ fileHost }) => fileHost ?? []),
	scheme: "",
	keys: "optional",
	routable: false,
	errorBody: plainError,
	rules: [{ method: "GET", path: "files/:name*", stage: "download", open: true, reply: download }],
};

function download({ headers, url, state }: Call): Reply {
	if (headers["authorization"] !== undefined) {
		throw new RequestError({
			status: 400,
			message: "A signed address takes no Authorization header; the key was sent to a file host.",
		});
	}
	const file = state.files.find(url.origin + url.pathname);
	if (!file) throw new RequestError({ status: 404, message: `There is no file at ${url.href}.` });
	return { kind: "bytes", bytes: file.bytes, type: file.type };
}
