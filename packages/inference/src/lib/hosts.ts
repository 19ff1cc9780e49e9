/** True when the `hostname` of a parsed URL is this machine. */
export function isLoopback(hostname: string): boolean {
	return hostname === "[::1]" || /^(127(\.\d+){3}|(.*\.)?localhost\.?)$/.test(hostname);
}

/** IPv4 ranges that are not public: this network, private, carrier, loopback, link-local, special, benchmark, multicast, reserved. */
const NOT_PUBLIC_IPV4 =
	/^(0|10|127|22[4-9]|2[34]\d|25[0-5])\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\.|^192\.0\.[02]\.|^192\.168\.|^198\.1[89]\.|^198\.51\.100\.|^203\.0\.113\./;

/** Only global unicast (2000::/3) is public, without documentation, Teredo and 6to4, which can hide an IPv4 address. */
const PUBLIC_IPV6 = /^\[[23][0-9a-f]{3}:/;
const NOT_PUBLIC_IPV6 = /^\[(2001:db8:|2001:0?:|2002:)/;

/** Names that only this machine or local networks resolve. A dot at the end changes nothing. */
const LOCAL_NAME = /\.(local|localhost|internal|home\.arpa)\.?$/;

/**
 * True when the `hostname` of a parsed URL may be a public server. IP addresses are judged by their range (the URL parser has already
 * brought odd spellings into one form); names of local networks are not public.
 */
export function isPublicHost(hostname: string): boolean {
	if (hostname.startsWith("[")) return PUBLIC_IPV6.test(hostname) && !NOT_PUBLIC_IPV6.test(hostname);
	if (/^[\d.]+$/.test(hostname)) return !NOT_PUBLIC_IPV4.test(hostname);
	return /\.[^.]/.test(hostname) && !LOCAL_NAME.test(hostname);
}
