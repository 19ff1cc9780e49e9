import type { Call, Dialect, Reply } from "../rules/dialect.ts";
import { plainError } from "../apis/error-bodies.ts";
import { fileReply } from "../http/file-reply.ts";
import { RequestError } from "../types/request.ts";
import type { RepositoryFile } from "../state/repositories.ts";

/** The host that the hub redirects to for large files. */
const CDN_HOST = "us.aws.cdn.hf.co";

/**
 * Contents of large files, by signed URLs that take no key.
 * Source: https://github.com/ngxson/wllama/pull/248 (read 2026-11-22)
 */
export const hubCdn: Dialect = {
	id: "hub-cdn",
	name: "Hugging Face CDN",
	hosts: [CDN_HOST],
	scheme: "",
	keys: "optional",
	routable: false,
	errorBody: plainError,
	rules: [
		{ method: "GET", path: "xet-bridge-us/:bucket/:sha256", stage: "download", open: true, reply: content },
	],
};

/** The signed URL of a file's content. */
export function toCdnUrl({ path, sha256 }: RepositoryFile): string {
	const name = path.split("/").at(-1) ?? path;
	const query = new URLSearchParams({
		"response-content-disposition": `inline; filename="${name}"`,
		Expires: "4102444800",
		Policy: "c2ltdWxhdGVk",
		Signature: sha256.slice(0, 32),
		"Key-Pair-Id": "SIMULATED",
	});
	return `https://${CDN_HOST}/xet-bridge-us/${BUCKET}/${sha256}?${query.toString()}`;
}

const BUCKET = "000000000000000000000000";

function content(call: Call): Reply {
	const { headers, params, state, url } = call;
	if (headers["authorization"] !== undefined) {
		throw new RequestError({
			status: 400,
			message: "A signed URL takes no Authorization header; the key was sent to the host of contents.",
		});
	}
	const file = state.repositories.findContent(params["sha256"] ?? "");
	if (url.searchParams.get("Signature") !== file?.sha256.slice(0, 32))
		throw new RequestError({ status: 403, message: "Access denied: the signature is missing or wrong." });
	return fileReply(call, {
		bytes: file.bytes,
		etag: file.sha256,
		type: "application/octet-stream",
		headers: { "access-control-allow-origin": "*", "access-control-expose-headers": "*" },
	});
}
