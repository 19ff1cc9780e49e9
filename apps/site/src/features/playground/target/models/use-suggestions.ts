import { type KeyboardEvent, useState } from "react";
import type { ModelOption } from "./list-options.ts";
import type { ModelList } from "./use-model-list.ts";

/** The suggestions of the model field, and the keys that go through them. */
export interface Suggestions {
	/** Absent while the list is closed. */
	readonly options: readonly ModelOption[] | undefined;
	/** Index of the option that the keys are at; -1 for none. */
	readonly active: number;
	/** The list was open before. */
	readonly isTouched: boolean;
	/** Opens the list with what fits a text. */
	readonly open: (query: string) => void;
	readonly close: () => void;
	readonly onKeyDown: (event: KeyboardEvent) => void;
}

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The suggestions of a list, and of the model table for the same task. They are loaded when the list is first opened. */
export function useSuggestions(list: ModelList, onChoose: (model: string) => void): Suggestions {
	const [options, setOptions] = useState<readonly ModelOption[]>();
	const [active, setActive] = useState(-1);
	const [isTouched, setIsTouched] = useState(false);

	async function open(query: string, at = -1): Promise<void> {
		setIsTouched(true);
		const { listOptions } = await import("./list-options.ts");
		const found = listOptions(query, list);
		setOptions(found);
		setActive(Math.min(at, found.length - 1));
	}
	function close(): void {
		setOptions(undefined);
		setActive(-1);
	}
	function onKeyDown(event: KeyboardEvent): void {
		const move = MOVES[event.key];
		const chosen = options?.[active];
		if (move !== undefined) {
			event.preventDefault();
			if (options) setActive(options.length === 0 ? -1 : (active + move + options.length) % options.length);
			else void open("", 0);
		} else if (event.key === "Enter" && chosen) {
			event.preventDefault();
			onChoose(chosen.id);
			close();
		} else if (event.key === "Escape" && options) {
			event.stopPropagation();
			close();
		}
	}
	return { options, active, isTouched, open: (query) => void open(query), close, onKeyDown };
}
