/** node-fetch 2 has no types of its own. */
declare module "node-fetch-2" {
	const nodeFetch: typeof fetch;
	export = nodeFetch;
}
