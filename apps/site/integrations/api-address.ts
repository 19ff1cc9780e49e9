/**
 * The file that an address under `/api/` means: `/api/tasks` and `/api/tasks?full` are `/api/tasks.json`; addresses of
 * files stay. Every host of the site follows this one rule, so that clients find what they ask a hub for.
 */
export function toJsonFile(address: string): string {
	const [path = "", query] = address.split("?", 2);
	const file = path.endsWith(".json") ? path : `${path.replace(/\/$/, "")}.json`;
	return query === undefined ? file : `${file}?${query}`;
}
