import type { Call, Reply, Rule } from "../rules/dialect.ts";
import type { RepositoryFile, StoredRepository } from "../state/repositories.ts";
import { findRepository, HubRefusal, hubHeaders, orRefusal } from "./hub-repository.ts";

/**
 * What a repository holds: its files with sizes and hashes, and what the hub says of it. Open for gated ones too.
 * Sources: https://huggingface.co/docs/huggingface.js/hub/interfaces/ListFileEntry, https://huggingface.co/docs/hub/api
 * (read 2026-11-22)
 */
export const HUB_TREE_RULES: readonly Rule[] = [
	rule("api/models/:model*/tree/:revision", treeReply),
	rule("api/models/:model*/tree/:revision/:path*", treeReply),
	rule("api/models/:model*/revision/:revision", infoReply),
	{ ...rule("api/models/:model*", infoReply), when: isPlainInfo },
];

function rule(path: string, reply: (call: Call) => Reply): Rule {
	return { method: "GET", path, stage: "lookup", open: true, reply: orRefusal(reply, toJson) };
}

/** A repository without its entries at providers. */
function isPlainInfo({ path, state, url }: Call): boolean {
	const id = decodeURIComponent(path.slice("api/models/".length));
	return state.repositories.find(id) !== undefined && !url.search.includes("expand");
}

function treeReply(call: Call): Reply {
	const repository = findRepository(call);
	const folder = call.params["path"] === undefined ? "" : `${call.params["path"]}/`;
	const inside = repository.files.filter(({ path }) => path.startsWith(folder));
	if (folder !== "" && inside.length === 0)
		throw new HubRefusal(404, `${folder.slice(0, -1)} does not exist on "main"`, "EntryNotFound");
	const isRecursive = call.url.searchParams.get("recursive") === "true";
	const folders = new Set(
		inside
			.map(({ path }) => path.slice(folder.length).split("/"))
			.flatMap((parts) => parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join("/")))
			.filter((path) => isRecursive || !path.includes("/")),
	);
	const files = inside.filter(({ path }) => isRecursive || !path.slice(folder.length).includes("/"));
	const value = [
		...[...folders].map((path) => ({
			type: "directory",
			oid: repository.commit,
			size: 0,
			path: folder + path,
		})),
		...files.map(toEntry),
	];
	const { from, to } = readPage(call.url);
	const headers = { ...hubHeaders(repository), ...(to < value.length && { link: linkTo(call.url, to) }) };
	return { kind: "json", value: value.slice(from, to), headers };
}

/** Most entries of a page; `limit` lowers it. */
const PAGE = 1000;

/** The entries that a URL selects: those behind its `cursor`, `limit` of them. */
function readPage({ searchParams }: URL): { readonly from: number; readonly to: number } {
	const from = Number(atob(searchParams.get("cursor") ?? ""));
	const limit = Number(searchParams.get("limit") ?? PAGE);
	return { from, to: from + Math.min(PAGE, Math.max(1, limit)) };
}

/** The URL of the page behind an entry, as the hub names it. Source: huggingface_hub 1.x, utils/_pagination.py (read 2026-11-22) */
function linkTo(url: URL, entry: number): string {
	const next = new URL(url);
	next.searchParams.set("cursor", btoa(String(entry)));
	return `<${next.href}>; rel="next"`;
}

function toEntry({ path, oid, bytes, isLarge, sha256, pointerSize }: RepositoryFile): object {
	const size = bytes.length;
	const lfs = { oid: sha256, size, pointerSize };
	return { type: "file", oid, size, ...(isLarge ? { lfs, xetHash: sha256 } : {}), path };
}

function infoReply(call: Call): Reply {
	const repository = findRepository(call);
	const { id, source, commit, files } = repository;
	const withBlobs = call.url.searchParams.get("blobs") === "true";
	const mapping = call.state.hub.findMapping(id) ?? [];
	const tag = source.pipelineTag ?? mapping[0]?.task ?? "text-classification";
	const value = {
		_id: "000000000000000000000000",
		id,
		modelId: id,
		author: id.split("/")[0],
		sha: commit,
		lastModified: "2026-11-22T00:00:00.000Z",
		private: false,
		disabled: false,
		gated: source.gated ? "manual" : false,
		pipeline_tag: tag,
		library_name: "transformers.js",
		tags: ["transformers.js", "onnx", tag],
		downloads: 0,
		likes: 0,
		siblings: files.map((file) => ({ rfilename: file.path, ...(withBlobs ? toBlobFields(file) : {}) })),
		usedStorage: sizeOf(repository),
	};
	return { kind: "json", value, headers: hubHeaders(repository) };
}

function toBlobFields({ oid, bytes, isLarge, sha256, pointerSize }: RepositoryFile): object {
	const size = bytes.length;
	return { size, blobId: oid, ...(isLarge ? { lfs: { sha256, size, pointerSize } } : {}) };
}

function sizeOf({ files }: StoredRepository): number {
	return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

function toJson({ status, message, headers }: HubRefusal): Reply {
	return { kind: "json", status, value: { error: message }, headers };
}
