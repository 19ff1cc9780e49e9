import { OutputError } from "../../errors.ts";
import { fromBase64, imageTypeOf, toBase64 } from "../../lib/base64.ts";
import { RemoteFile } from "../../lib/files.ts";
import { isLoopback, isPublicHost } from "../../lib/hosts.ts";
import type { Call } from "../../types/call.ts";
import type { Media, OutputType } from "../../types/output.ts";
import type { HttpRequest } from "../../types/wire.ts";
import { MAX_RESPONSE_BYTES } from "../call.ts";
import { readBytes, readErrorText } from "./decode.ts";
import { toApiError } from "./failure.ts";
import { send } from "./send.ts";

/** A local server counts as configured when the caller named one for this call, or the call goes to one. */
function hasLocalServer({ options, endpointUrl, baseUrl }: Call): boolean {
	return [endpointUrl, baseUrl, options.routerUrl, options.hubUrl].some(
		(url) => url !== undefined && URL.canParse(url) && isLoopback(new URL(url).hostname),
	);
}

/**
 * Refuses an address out of a reply that must not be fetched: no https, a private, link-local or loopback host, or a
 * user name inside.
 * Loopback is allowed when the caller configured a local server for this call.
 */
export function checkFileUrl(url: string, call: Call): URL {
	const parsed = URL.canParse(url) ? new URL(url) : undefined;
	const isLocal = parsed && isLoopback(parsed.hostname) && hasLocalServer(call);
	const isPublic = parsed?.protocol === "https:" && isPublicHost(parsed.hostname);
	if (parsed && (isLocal || isPublic) && !parsed.username && !parsed.password) return parsed;
	throw new OutputError(
		`The file at ${parsed?.host || "no valid address"} has no public https address, so it was not fetched.`,
		{
			code: "unsafe-url",
		},
	);
}

/** Types of error pages and notes, which no task gives as its result. */
const NOT_A_FILE = /^(text\/(html|xml)|application\/(.+\+)?(json|xml))$/;

/** A file named in a reply: fetched without the key, every redirect checked, status, type and size too. */
export async function download(
	url: string,
	call: Call,
	failed?: (statusText: string) => string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
	const { href } = checkFileUrl(url, call);
	const request: HttpRequest = { method: "GET", url: href, headers: {}, withoutCookies: true };
	const response = await send(request, call, {
		mayFollow: (_from, to) => checkFileUrl(to.href, call) !== undefined,
	});
	if (!response.ok) {
		const text = await readErrorText(response, call);
		const message =
			failed?.(response.statusText || String(response.status)) ??
			`The file could not be fetched from ${new URL(href).host}: ${response.status}`;
		throw toApiError(response, text, request, call, { message });
	}
	const type = (response.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
	if (NOT_A_FILE.test(type)) {
		await response.body?.cancel();
		throw new OutputError(`What ${new URL(href).host} gave is ${type}, not a file.`, {
			code: "bad-file",
		});
	}
	return {
		bytes: await readBytes(response, call.options.maxResponseBytes ?? MAX_RESPONSE_BYTES, call),
		type,
	};
}

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
	try {
		return fromBase64(base64);
	} catch (cause) {
		throw new OutputError("The reply holds a file that is not valid base64.", { code: "bad-file", cause });
	}
}

async function toBlob(media: Media, call: Call): Promise<Blob> {
	if ("blob" in media) return media.blob;
	if ("url" in media) {
		if (media.url.startsWith("data:")) return fromDataUrl(media.url);
		const { bytes, type } = await download(media.url, call, media.downloadFailed);
		return new Blob([bytes], { type: type || (media.type ?? "") });
	}
	return new Blob([decodeBase64(media.base64)], { type: media.type ?? imageTypeOf(media.base64) });
}

function fromDataUrl(url: string): Blob {
	const comma = url.indexOf(",");
	const [type = "", ...parameters] = url.slice("data:".length, comma).split(";");
	if (comma < 0 || !parameters.includes("base64"))
		throw new OutputError("The reply holds a data URL that is not base64.", { code: "bad-file" });
	return new Blob([decodeBase64(url.slice(comma + 1))], { type });
}

async function toDataUrl(media: Media, call: Call): Promise<string> {
	if ("base64" in media) return `data:${media.type ?? imageTypeOf(media.base64)};base64,${media.base64}`;
	const blob = await toBlob(media, call);
	return `data:${blob.type};base64,${toBase64(new Uint8Array(await blob.arrayBuffer()))}`;
}

/** A media result in the form the caller asked for. `url` gives a data URL where the provider has no address. */
export async function toOutputType(
	media: Media,
	outputType: OutputType | undefined,
	call: Call,
): Promise<Blob | string | Record<string, unknown>> {
	if (outputType === "url") return "url" in media ? media.url : toDataUrl(media, call);
	if (outputType === "dataUrl") return toDataUrl(media, call);
	if (outputType === "json")
		return {
			...((media.reply as Record<string, unknown> | undefined) ?? { output: await toDataUrl(media, call) }),
		}; // a JSON reply, shallowly copied
	return toBlob(media, call);
}

/** An output with every file it names fetched and put in its place. */
export async function fetchFiles(output: unknown, call: Call): Promise<unknown> {
	if (RemoteFile.is(output)) return output.map(await download(output.url, call, output.downloadFailed));
	if (Array.isArray(output)) return Promise.all(output.map((part) => fetchFiles(part, call)));
	if (typeof output !== "object" || output === null || output instanceof Blob) return output;
	const parts = await Promise.all(
		Object.entries(output).map(async ([key, part]) => [key, await fetchFiles(part, call)] as const),
	);
	return Object.fromEntries(parts);
}
