/** The part of Trusted Types that a worker's URL needs; browsers without them take the URL itself. */
interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createScriptURL(url: string): string },
	): { createScriptURL(url: string): string };
}

/** Starts a worker of the site itself; `url` is the URL of its script from the bundler. */
export function openWorker(url: string): Worker {
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }; // not in the DOM's types yet
	const policy = trustedTypes?.createPolicy("pusula-worker", { createScriptURL: (script) => script });
	return new Worker(policy?.createScriptURL(url) ?? url, { type: "module" });
}
