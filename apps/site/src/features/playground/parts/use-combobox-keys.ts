import { type KeyboardEvent, useState } from "react";
import { listAllOptions, type OptionGroup } from "./option-group.ts";

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The keys that open a combobox, go through its list, choose and close. */
export function useComboboxKeys({
	query,
	groups = [],
	onQuery,
	onChoose,
}: {
	/** Undefined while the list is closed. */
	readonly query: string | undefined;
	readonly groups: readonly OptionGroup[] | undefined;
	readonly onQuery: (query: string | undefined) => void;
	/** Takes a choice and closes the list. */
	readonly onChoose: (value: string) => void;
}) {
	const [at, setActive] = useState(-1);
	const options = listAllOptions(groups);
	const isOpen = query !== undefined;
	const count = options.length;
	/** Index of the highlighted choice; -1 for none. */
	const active = Math.min(at, count - 1);

	function onKeyDown(event: KeyboardEvent): void {
		const move = MOVES[event.key];
		const chosen = options[active];
		if (move !== undefined) {
			event.preventDefault();
			if (!isOpen) onQuery("");
			setActive(isOpen && count > 0 ? (active + move + count) % count : 0);
		} else if (event.key === "Enter" && isOpen && chosen) {
			event.preventDefault();
			setActive(-1);
			onChoose(chosen.value);
		} else if (event.key === "Escape" && isOpen) {
			event.stopPropagation();
			setActive(-1);
			onQuery(undefined);
		}
	}
	return { active, setActive, onKeyDown };
}
