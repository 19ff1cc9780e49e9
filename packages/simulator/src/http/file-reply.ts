import type { Call, Reply } from "../rules/dialect.ts";
import type { Bytes } from "../media/bytes.ts";

/** A file with its entity tag, for a reply. */
export interface ServedFile {
	readonly bytes: Bytes;
	/** Without quotes. */
	readonly etag: string;
	readonly type: string;
	readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A file, or the part of it that the request's `Range` names: 206, or 416 where it begins behind the end. 304 where the
 * caller has it. Several ranges, other units and a range of another version give the whole file.
 * Source: RFC 9110, sections 13 and 14.
 */
export function fileReply({ headers }: Call, { bytes, etag, type, headers: more = {} }: ServedFile): Reply {
	const shared = { ...more, etag: `"${etag}"`, "accept-ranges": "bytes" };
	const has = headers["if-none-match"]?.split(",").map((tag) => tag.trim());
	if (has?.includes(`"${etag}"`) || has?.includes("*"))
		return { kind: "bytes", status: 304, bytes: new Uint8Array(), type, headers: shared };
	const current = headers["if-range"] ?? `"${etag}"`;
	const range = current === `"${etag}"` ? readRange(headers["range"], bytes.length) : undefined;
	if (range === "none") {
		const lengths = { "content-range": `bytes */${bytes.length}`, "content-length": "0" };
		return {
			kind: "bytes",
			status: 416,
			bytes: new Uint8Array(),
			type: "text/plain",
			headers: { ...shared, ...lengths },
		};
	}
	const [from, to] = range ?? [0, bytes.length];
	const part = range ? { "content-range": `bytes ${from}-${to - 1}/${bytes.length}` } : {};
	return {
		kind: "bytes",
		status: range ? 206 : 200,
		bytes: bytes.slice(from, to),
		type,
		headers: { ...shared, ...part, "content-length": String(to - from) },
	};
}

/** First byte and the one behind the last; `none` for a range behind the end, undefined for the whole. */
function readRange(header: string | undefined, size: number): readonly [number, number] | "none" | undefined {
	const found = /^bytes=(?<first>\d*)-(?<last>\d*)$/.exec(header?.replace(/\s/g, "") ?? "");
	const { first = "", last = "" } = found?.groups ?? {};
	if (!found || (first === "" && last === "")) return undefined;
	if (first === "") return Number(last) === 0 ? "none" : [Math.max(0, size - Number(last)), size];
	if (last !== "" && Number(last) < Number(first)) return undefined;
	if (Number(first) >= size) return "none";
	return [Number(first), last === "" ? size : Math.min(size, Number(last) + 1)];
}
