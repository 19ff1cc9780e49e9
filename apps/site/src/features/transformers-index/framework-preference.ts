const KEY = "pusula-framework";

/** Values of the `fw` parameter. */
const VALUES = ["pt", "tf", "flax"] as const;

/** A reader's preferred framework, as the `fw` parameter spells it. */
export type FrameworkPreference = (typeof VALUES)[number];

/** The preference in a URL's `fw`; undefined without one or for an unknown one. */
export function findPreference(params: URLSearchParams): FrameworkPreference | undefined {
	return VALUES.find((value) => value === params.get("fw"));
}

/** Stores the preference in the URL for later pages; leaves a stored one unchanged when the URL has none. */
export function keepPreference(params: URLSearchParams, storage: Storage | undefined): void {
	const preference = findPreference(params);
	if (preference) storage?.setItem(KEY, preference);
}
