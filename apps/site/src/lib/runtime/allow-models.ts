import { HUB_URL } from "@pusula/inference/core";
import type { APIContext } from "astro";

/** Hosts that models come from: the hub, and those that it redirects to for large files. */
export const MODEL_HOSTS: readonly string[] = [HUB_URL, "https://*.huggingface.co", "https://*.hf.co"];

/** Lets a page request the hub's facts about models. It may not run any. */
export function allowHub(csp: APIContext["csp"]): void {
	csp?.insertDirective(`connect-src 'self' ${HUB_URL}`);
}

/**
 * Lets a page run models: WebAssembly, workers of the site itself, and requests to where models come from. No other page
 * may do any of this.
 * @param csp the page's content security policy
 * @param connections where the page may send requests, in place of the site itself and `MODEL_HOSTS`
 */
export function allowModels(
	csp: APIContext["csp"],
	connections: readonly string[] = ["'self'", ...MODEL_HOSTS],
): void {
	csp?.insertScriptResource("'self'");
	csp?.insertScriptResource("'wasm-unsafe-eval'");
	csp?.insertDirective("worker-src 'self'");
	csp?.insertDirective(`connect-src ${connections.join(" ")}`);
}
