import { findTabStorage } from "../../../../lib/kept/storage.ts";
import type { EndpointForm } from "../state/access.ts";

/** The reader's own servers. They stay out of the page's URL, so that no link can send a call elsewhere, or fetch a model from there. */
export interface Endpoint {
	/** As typed. */
	readonly url: string;
	readonly form: EndpointForm;
	/** Base URL of the mirror that models of the hub come from. Absent for the hub itself. */
	readonly hubUrl?: string | undefined;
}

const NAME = "pusula-playground-endpoint";

/** Stores the URLs of the reader's own servers for this tab. */
export function keepEndpoint(endpoint: Endpoint): void {
	try {
		findTabStorage()?.setItem(NAME, JSON.stringify(endpoint));
	} catch {
		// A full store keeps nothing: the URL is typed again.
	}
}

/** The servers that were used last in this tab. */
export function readKeptEndpoint(): Endpoint {
	const text = findTabStorage()?.getItem(NAME);
	return text ? (JSON.parse(text) as Endpoint) : { url: "", form: "openai" }; // written above
}
