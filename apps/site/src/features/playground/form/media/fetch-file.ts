import { LOOPBACK_HOSTS } from "../../target/connection/loopback.ts";
import { findMediaProblem, type MediaKind, type MediaProblem, MOST_FILE_BYTES } from "./media-kind.ts";

/**
 * Downloads a file from a URL with `https` (or `http` on this machine), without cookies and without a referrer. The
 * download of a file that grows too big is aborted at once. A page cannot distinguish a server that rejects it (CORS)
 * from one that is down; both are `unreachable`.
 * @throws the reason of `signal` when it aborts
 */
export async function fetchFile(
	text: string,
	media: MediaKind,
	{ signal, fetch: request = fetch }: { readonly signal: AbortSignal; readonly fetch?: typeof fetch },
): Promise<Blob | MediaProblem> {
	const url = URL.parse(text.trim());
	if (!url || !isAllowed(url)) return { kind: "bad-address" };
	try {
		const response = await request(url, { signal, credentials: "omit", referrerPolicy: "no-referrer" });
		if (!response.ok) return { kind: "status", status: response.status };
		return await readFile(response, url, media);
	} catch {
		signal.throwIfAborted();
		return { kind: "unreachable" };
	}
}

function isAllowed({ protocol, hostname }: URL): boolean {
	return protocol === "https:" || (protocol === "http:" && LOOPBACK_HOSTS.includes(hostname));
}

async function readFile(response: Response, url: URL, media: MediaKind): Promise<Blob | MediaProblem> {
	const type = response.headers.get("content-type")?.split(";", 1)[0]?.trim() ?? "";
	const name = url.pathname.split("/").at(-1) || url.hostname;
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	const reader = response.body?.getReader();
	for (;;) {
		const { done = true, value } = (await reader?.read()) ?? {};
		if (done) break;
		size += value?.length ?? 0;
		if (size > MOST_FILE_BYTES) {
			await reader?.cancel();
			return { kind: "too-big" };
		}
		if (value) parts.push(value);
	}
	const file = new File(parts, name, { type });
	return findMediaProblem(file, media) ?? file;
}
