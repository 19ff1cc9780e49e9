/** The part of Trusted Types that a script's URL needs; browsers without them take the URL itself. */
interface TrustedTypes {
	createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedPolicy;
}

interface TrustedPolicy {
	createScriptURL(url: string): string;
}

/** The one Trusted Types policy of the site, which its content security policy names. */
export const TRUSTED_POLICY = "pusula-worker";

let policy: TrustedPolicy | undefined;

/**
 * The URL of a worker's script in the form that browsers require. A policy can be made once a page.
 * @throws TypeError for a script of another origin
 */
export function trustUrl(url: string): string {
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }; // not in the DOM's types yet
	policy ??= trustedTypes?.createPolicy(TRUSTED_POLICY, { createScriptURL: checkOrigin });
	return policy?.createScriptURL(url) ?? url;
}

function checkOrigin(url: string): string {
	if (new URL(url, location.href).origin === location.origin) return url;
	throw new TypeError(`A worker's script comes from the site itself, not from ${url}.`);
}
