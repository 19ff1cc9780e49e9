import { findTabStorage } from "../../../../lib/kept/storage.ts";
import type { EndpointForm } from "../state/access.ts";

/** The reader's own server. It stays out of the page's URL, so that no link can send a call elsewhere. */
export interface Endpoint {
	/** As typed. */
	readonly url: string;
	readonly form: EndpointForm;
}

const NAME = "pusula-playground-endpoint";

/** Stores the URL of the reader's own server for this tab. */
export function keepEndpoint(endpoint: Endpoint): void {
	try {
		findTabStorage()?.setItem(NAME, JSON.stringify(endpoint));
	} catch {
		// A full store keeps nothing: the URL is typed again.
	}
}

/** The server that was used last in this tab. */
export function readKeptEndpoint(): Endpoint {
	const text = findTabStorage()?.getItem(NAME);
	return text ? (JSON.parse(text) as Endpoint) : { url: "", form: "openai" }; // written above
}
