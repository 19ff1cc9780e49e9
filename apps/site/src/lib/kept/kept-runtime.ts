import { toSiteCacheName } from "./kept-files.ts";
import { RUNTIME } from "../runtime/runtime-files.ts";

/** What runs models, as the reader knows it: for ONNX files, or for text in pictures. */
export type RuntimeKind = "onnx" | "ocr";

/** The files of one kind that this device keeps. */
export interface KeptRuntime {
	readonly kind: RuntimeKind;
	readonly bytes: number;
	readonly files: number;
}

/**
 * What the service worker keeps of the files that run models; kinds without a file are left out.
 * @param scope the site's URL, with a slash at its end
 */
export async function listKeptRuntimes(scope: string, store: CacheStorage): Promise<readonly KeptRuntime[]> {
	const cache = await store.open(toSiteCacheName("runtime", scope));
	const files = await Promise.all(
		(await cache.keys()).map(async (request) => ({
			kind: toKind(request.url),
			bytes: (await (await cache.match(request, { ignoreVary: true }))?.blob())?.size ?? 0,
		})),
	);
	return KINDS.map((kind) => {
		const own = files.filter((file) => file.kind === kind);
		return { kind, files: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
	}).filter((runtime) => runtime.files > 0);
}

/** Deletes what is kept of one kind. */
export async function deleteKeptRuntime(
	kind: RuntimeKind,
	scope: string,
	store: CacheStorage,
): Promise<void> {
	const cache = await store.open(toSiteCacheName("runtime", scope));
	const own = (await cache.keys()).filter(({ url }) => toKind(url) === kind);
	await Promise.all(own.map((request) => cache.delete(request, { ignoreVary: true })));
}

const KINDS: readonly RuntimeKind[] = ["onnx", "ocr"];

function toKind(url: string): RuntimeKind {
	return url.includes(`/${RUNTIME.onnx.package}-`) ? "onnx" : "ocr";
}
