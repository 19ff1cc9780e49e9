import type { Call, Reply, Rule } from "../rules/dialect.ts";
import { fileReply } from "../http/file-reply.ts";
import { encodeText } from "../media/byte-writer.ts";
import type { RepositoryFile, StoredRepository } from "../state/repositories.ts";
import { toCdnUrl } from "./hub-cdn.ts";
import { checkAccess, findRepository, HubRefusal, hubHeaders, orRefusal } from "./hub-repository.ts";

/**
 * Files of a repository: `resolve` redirects a large file to the host of contents (302), any other to the hub's own
 * copy (307). Errors are texts, with a code and the same text in headers.
 * Sources: https://huggingface.co/docs/xet/file-id, https://github.com/huggingface/swift-transformers/pull/209,
 * https://github.com/ngxson/wllama/pull/248 (read 2026-11-22)
 */
export const HUB_FILE_RULES: readonly Rule[] = [
	{
		method: "GET",
		path: ":model*/resolve/:revision/:path*",
		stage: "download",
		open: true,
		reply: orRefusal(resolve, toText),
	},
	{
		method: "GET",
		path: "api/resolve-cache/models/:model*/:commit/:path*",
		stage: "download",
		open: true,
		reply: orRefusal(cached, toText),
	},
];

function resolve(call: Call): Reply {
	const repository = findRepository(call);
	checkAccess(call, repository);
	const file = findEntry(call, repository);
	const headers = {
		...hubHeaders(repository),
		"x-linked-size": String(file.bytes.length),
		"x-linked-etag": `"${file.isLarge ? file.sha256 : file.oid}"`,
	};
	if (file.isLarge) return redirectTo(302, toCdnUrl(file), { ...headers, "x-xet-hash": file.sha256 });
	const path = `/api/resolve-cache/models/${repository.id}/${repository.commit}/${file.path}`;
	const query = `${encodeURIComponent(call.url.pathname)}=&etag=${encodeURIComponent(`"${file.oid}"`)}`;
	return redirectTo(307, `${path}?${query}`, { ...headers, etag: `"${file.oid}"` });
}

function cached(call: Call): Reply {
	const repository = findRepository(call);
	checkAccess(call, repository);
	const file = findEntry(call, repository);
	const type = file.path.endsWith(".json") ? "application/json" : "text/plain; charset=utf-8";
	return fileReply(call, { bytes: file.bytes, etag: file.oid, type, headers: hubHeaders(repository) });
}

function findEntry({ params }: Call, repository: StoredRepository): RepositoryFile {
	const file = repository.files.find(({ path }) => path === params["path"]);
	if (!file) throw new HubRefusal(404, "Entry not found", "EntryNotFound");
	return file;
}

function redirectTo(status: number, location: string, headers: Readonly<Record<string, string>>): Reply {
	const text = `${status === 302 ? "Found" : "Temporary Redirect"}. Redirecting to ${location}`;
	return {
		kind: "bytes",
		status,
		bytes: encodeText(text),
		type: "text/plain; charset=utf-8",
		headers: { ...headers, location, vary: "Origin, Accept" },
	};
}

function toText({ status, message, headers }: HubRefusal): Reply {
	return {
		kind: "bytes",
		status,
		bytes: encodeText(message),
		type: "text/plain; charset=utf-8",
		headers,
	};
}
