/** Names of the reader's own machine that the page's content security policy lets it call over plain `http`. */
export const LOOPBACK_HOSTS: readonly string[] = ["localhost", "127.0.0.1"];

/** The hosts that a page of the playground may call, as the value of `connect-src`: providers, and servers on the reader's own machine. */
export const CALLABLE: string = [
	"'self'",
	"https:",
	...LOOPBACK_HOSTS.map((host) => `http://${host}:*`),
].join(" ");

/**
 * True for a host that is the reader's own machine under a name that the policy cannot express: browsers take neither IPv6 addresses
 * nor ranges in it.
 */
export function isOtherLoopback(hostname: string): boolean {
	return !LOOPBACK_HOSTS.includes(hostname) && OTHER_NAMES.test(hostname);
}

const OTHER_NAMES = /^(?:\[::1?\]|0\.0\.0\.0|127(?:\.\d+){3}|.+\.localhost)$/;
