import { OutputError } from "../../errors/errors.ts";
import { own } from "../../lib/args.ts";
import { fromBase64, imageTypeOf, toBase64 } from "../../lib/base64.ts";
import { RemoteFile } from "../../lib/files.ts";
import { redactorOf } from "../../lib/redact.ts";
import { parseUrl } from "../../lib/url.ts";
import { isLoopback, isPublicHost } from "../../lib/hosts.ts";
import type { Call } from "../../types/call.ts";
import type { Media } from "../../types/output.ts";
import type { HttpRequest } from "../../types/wire.ts";
import { sizeLimit } from "../call/call.ts";
import { join, readChunks, readErrorText } from "./reply.ts";
import { toApiError } from "./failure.ts";
import { findTarget, send } from "./send.ts";
import { release } from "./web-response.ts";

/** Types of error pages and notes, which no task has as its result. */
const NOT_A_FILE = /^(text\/(html|xml)|application\/(.+\+)?(json|xml))$/;

/** What comes before the bytes of a data URL, and the most characters it may have. */
const DATA_HEAD = /^data:([^;,]*)[^,]*;base64,/;
const LONGEST_HEAD = 256;

/** A media result in the caller's output type. `url` is a data URL where the provider sent none. */
export async function toOutputType(
	given: Media,
	call: Call,
): Promise<Blob | string | Record<string, unknown>> {
	const media = own(given);
	const { outputType } = call.options;
	if (outputType === "url") return "url" in media ? media.url : mediaToDataUrl(media, call);
	if (outputType === "dataUrl") return mediaToDataUrl(media, call);
	if (outputType === "json")
		return {
			...((media.reply as Record<string, unknown> | undefined) ?? {
				output: await mediaToDataUrl(media, call),
			}),
		}; // a JSON reply, shallowly copied
	return mediaToBlob(media, call);
}

/** Deepest level of an output at which adapters name files; what a provider nests deeper stays as it is. */
const MAX_FILE_DEPTH = 8;

/** An output with every file it names fetched and put in its place. */
export async function fetchFiles(output: unknown, call: Call): Promise<unknown> {
	const root = [output];
	await Promise.all(
		listFiles(root).map(async ({ holder, key, file }) => {
			holder[key] = file.map(await download(file.url, call, file.downloadFailed));
		}),
	);
	return root[0];
}

/**
 * Fetches a file named in a reply, without the key; every redirect is checked, status, type and size too. `failed` makes
 * the message for an error status from its text.
 * @throws OutputError codes `unsafe-url`, `bad-file`, `too-large`; ApiError for an error status
 */
export async function download(
	url: string,
	call: Call,
	failed?: (statusText: string) => string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
	const { href } = checkFileUrl(url, call);
	const request: HttpRequest = { method: "GET", url: href, headers: {}, withoutCookies: true };
	const response = await send(request, call, {
		mayFollow: (_from, to) => checkFileUrl(to.href, call) !== undefined,
		findTarget,
	});
	if (!response.ok) {
		const text = await readErrorText(response, call);
		const message =
			failed?.(response.statusText || String(response.status)) ??
			`The file could not be fetched from ${new URL(href).host}: ${response.status}`;
		throw toApiError({ response, text, request, call, message });
	}
	const type = (response.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
	if (NOT_A_FILE.test(type)) {
		release(response.body);
		const message = redactorOf(call)(`What ${new URL(href).host} gave is ${type}, not a file.`);
		throw new OutputError(message, { code: "bad-file" });
	}
	return { bytes: join(await readChunks(response, sizeLimit(call, false), call)), type };
}

/**
 * The URL of a file in a reply, as far as it may be fetched: https and a public host, no user name inside. The origin of a
 * server that the caller configured for this call is allowed too; for one on this machine, every origin on it.
 * @throws OutputError code `unsafe-url`
 */
export function checkFileUrl(url: string, call: Call): URL {
	const parsed = parseUrl(url);
	const isPublic = parsed?.protocol === "https:" && isPublicHost(parsed.hostname);
	if (parsed && (isPublic || hasServer(parsed, call)) && !parsed.username && !parsed.password) return parsed;
	const host = redactorOf(call)(parsed?.host) || "no valid address";
	throw new OutputError(`The file at ${host} has no public https URL, so it was not fetched.`, {
		code: "unsafe-url",
	});
}

/** A file in an output, and its place there. */
interface FilePlace {
	readonly holder: Record<PropertyKey, unknown>;
	readonly key: string | number;
	readonly file: RemoteFile;
}

/** The files of an output. Walked without waits and without copies: a reply may hold millions of parts, none of them a file. */
function listFiles(value: object, depth = 0, files: FilePlace[] = []): FilePlace[] {
	const holder = value as FilePlace["holder"];
	for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
		const part = holder[key];
		if (typeof part !== "object" || part === null) continue;
		if (RemoteFile.is(part)) files.push({ holder, key, file: part });
		else if (depth < MAX_FILE_DEPTH) listFiles(part, depth + 1, files);
	}
	return files;
}

async function mediaToBlob(media: Media, call: Call): Promise<Blob> {
	if ("blob" in media) return media.blob;
	if ("base64" in media)
		return new Blob([decodeBase64(media.base64)], { type: media.type ?? imageTypeOf(media.base64) });
	if (media.url.startsWith("data:")) return fromDataUrl(media.url);
	const { bytes, type } = await download(media.url, call, media.downloadFailed);
	return new Blob([bytes], { type: type || (media.type ?? "") });
}

async function mediaToDataUrl(media: Media, call: Call): Promise<string> {
	if ("base64" in media) return `data:${media.type ?? imageTypeOf(media.base64)};base64,${media.base64}`;
	const blob = await mediaToBlob(media, call);
	return `data:${blob.type};base64,${toBase64(new Uint8Array(await blob.arrayBuffer()))}`;
}

function fromDataUrl(url: string): Blob {
	const [head, type = ""] = DATA_HEAD.exec(url.slice(0, LONGEST_HEAD)) ?? [];
	if (head === undefined)
		throw new OutputError("The reply holds a data URL that is not base64.", { code: "bad-file" });
	return new Blob([decodeBase64(url.slice(head.length))], { type });
}

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
	try {
		return fromBase64(base64);
	} catch (cause) {
		throw new OutputError("The reply holds a file that is not valid base64.", { code: "bad-file", cause });
	}
}

/** Whether a file is where the caller sends this call, or named a router or hub for it. */
function hasServer(file: URL, { options, endpointUrl, baseUrl }: Call): boolean {
	return [endpointUrl, baseUrl, options.routerUrl, options.hubUrl].some((text) => {
		const server = text === undefined ? undefined : parseUrl(text);
		if (!server) return false;
		return file.origin === server.origin || (isLoopback(server.hostname) && isLoopback(file.hostname));
	});
}
