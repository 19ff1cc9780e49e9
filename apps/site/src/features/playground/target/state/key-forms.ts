/** Keys that are recognised by their form: whose they are, and where they belong. */
export interface KeyOwner {
	readonly name: string;
	/** Id of the provider; absent for a service that the client does not call. */
	readonly provider?: string | undefined;
	/** Source of a regular expression. */
	readonly pattern: string;
	/** Domains whose servers take the keys. */
	readonly domains: readonly string[];
}

/** Where a key is about to be sent. */
export interface KeyDestination {
	/** Id of the provider; absent for a server of the reader's own. */
	readonly provider?: string;
	readonly host: string;
}

/** The name of the service that a key seems to belong to, where that is another than the one it is about to be sent to. */
export function findForeignOwner(
	owners: readonly KeyOwner[],
	key: string,
	{ provider, host }: KeyDestination,
): string | undefined {
	const owner = owners.find(({ pattern }) => new RegExp(pattern).test(key.trim()));
	if (!owner || (provider !== undefined && owner.provider === provider)) return undefined;
	const isOwn = owner.domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
	return isOwn ? undefined : owner.name;
}

/** The registered domain of a provider's host: its last two labels. */
export function toDomain(host: string): string {
	return host.split(".").slice(-2).join(".");
}
