export interface ComboboxOption {
	readonly value: string;
	readonly title: string;
	/** A line about it. */
	readonly about?: string | undefined;
	/** The title is a name that no language translates. */
	readonly isName?: true | undefined;
}

/** Choices under one heading; without one for those that are alone. */
export interface OptionGroup {
	readonly id: string;
	readonly title?: string | undefined;
	readonly options: readonly ComboboxOption[];
}

/** The choices of all groups, in the order in which keys go through them. */
export function listAllOptions(groups: readonly OptionGroup[]): readonly ComboboxOption[] {
	return groups.flatMap(({ options }) => options);
}
