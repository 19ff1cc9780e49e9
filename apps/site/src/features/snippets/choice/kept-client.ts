import { CLIENT_KEY } from "./kept-keys.ts";

/** The clients that a reader chose, by language: `{ python: "python-requests" }`. */
export function readClients(storage: Storage | undefined): Readonly<Record<string, unknown>> {
	try {
		const kept: unknown = JSON.parse(storage?.getItem(CLIENT_KEY) ?? "null");
		return typeof kept === "object" && kept !== null ? { ...kept } : {};
	} catch {
		return {}; // written by something else
	}
}

/** Keeps the choice of a client for its language, on all pages. */
export function keepClient(client: string, storage: Storage | undefined): void {
	storage?.setItem(CLIENT_KEY, JSON.stringify({ ...readClients(storage), [toLanguage(client)]: client }));
}

/** The language in front of a client's name. */
export function toLanguage(client: string): string {
	return client.split("-", 1)[0] ?? client;
}
