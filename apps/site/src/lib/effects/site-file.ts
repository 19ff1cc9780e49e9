/**
 * A file of the site itself.
 * @throws TypeError where the site cannot be reached, Error with the status where there is no such file
 */
export async function openSiteFile(url: string | URL, init?: RequestInit): Promise<Response> {
	const response = await fetch(url, init);
	if (!response.ok) throw new Error(`${String(url)}: ${String(response.status)}`);
	return response;
}

/**
 * The data of a JSON file that the build has written.
 * @throws like `openSiteFile`
 */
export async function readSiteJson<Data>(url: string | URL, signal?: AbortSignal): Promise<Data> {
	const response = await openSiteFile(url, signal && { signal });
	return (await response.json()) as Data; // written by the site's build, in the caller's type
}
