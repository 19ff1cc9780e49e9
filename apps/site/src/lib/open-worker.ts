/** The part of Trusted Types that a worker's address needs; browsers without them take the address itself. */
interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createScriptURL(url: string): string },
	): { createScriptURL(url: string): string };
}

/** Starts a worker of the site itself; `url` is the address that the bundler gave its script. */
export function openWorker(url: string): Worker {
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }; // not in the DOM's types yet
	const policy = trustedTypes?.createPolicy("pusula-worker", { createScriptURL: (address) => address });
	return new Worker(policy?.createScriptURL(url) ?? url, { type: "module" });
}
