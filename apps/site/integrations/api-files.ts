/**
 * The file that a URL under `/api/` means: `/api/tasks` and `/api/tasks?full` are `/api/tasks.json`; URLs of
 * files stay. Every host of the site follows this one rule, so that clients find what they look up at a hub.
 */
export function toJsonFile(url: string): string {
	const [path = "", query] = url.split("?", 2);
	const file = path.endsWith(".json") ? path : `${path.replace(/\/$/, "")}.json`;
	return query === undefined ? file : `${file}?${query}`;
}
