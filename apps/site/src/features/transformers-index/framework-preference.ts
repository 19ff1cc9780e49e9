const KEY = "pusula-framework";

/** Values of the `fw` parameter. */
const VALUES = ["pt", "tf", "flax"] as const;

/** A reader's preferred framework, as the `fw` parameter spells it. */
export type FrameworkPreference = (typeof VALUES)[number];

/** The preference an address names with `fw`; nothing when it names none or one that does not exist. */
export function findPreference(params: URLSearchParams): FrameworkPreference | undefined {
	return VALUES.find((value) => value === params.get("fw"));
}

/** Keeps the preference named in the address for later pages; leaves a kept one alone when the address names none. */
export function keepPreference(params: URLSearchParams, storage: Storage | undefined): void {
	const preference = findPreference(params);
	if (preference) storage?.setItem(KEY, preference);
}
