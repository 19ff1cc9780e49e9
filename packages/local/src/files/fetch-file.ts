import { loadFiles } from "./node-modules.ts";

/** The response to a GET or HEAD for a `file:` URL, which Node's own `fetch` does not answer: 200, or 404 without such a file. */
export async function fetchFile(
	url: string | URL | Request,
	{ method }: RequestInit = {},
): Promise<Response> {
	const { readFile, stat } = await loadFiles();
	const file = new URL(url instanceof Request ? url.url : url);
	try {
		const headers = { "content-length": String((await stat(file)).size) };
		return new Response(method === "HEAD" ? null : new Uint8Array(await readFile(file)), { headers });
	} catch (error) {
		if ((error as { code?: string }).code !== "ENOENT") throw error; // an error of the file system has one
		return new Response(null, { status: 404 });
	}
}
