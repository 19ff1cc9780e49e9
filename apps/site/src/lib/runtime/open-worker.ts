import { trustUrl } from "../urls/trust-url.ts";

/** Starts a worker of the site itself; `url` is the URL of its script from the bundler. */
export function openWorker(url: string): Worker {
	return new Worker(trustUrl(url), { type: "module" });
}
