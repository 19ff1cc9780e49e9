import type { CallName } from "@pusula/measure";
import { useState } from "react";

/** What is to be said of single models while they run. */
export interface ModelNotes {
	/** Models whose provider was too busy since their last call ended. */
	readonly busy: readonly string[];
	/** Models that were stopped because their calls failed alike, with the message. */
	readonly halted: ReadonlyMap<string, string>;
}

/** The notes on models, and what changes them. */
export function useModelNotes() {
	const [busy, setBusy] = useState<ModelNotes["busy"]>([]);
	const [halted, setHalted] = useState<ModelNotes["halted"]>(new Map());
	return {
		notes: { busy, halted } satisfies ModelNotes,
		begin: () => setHalted(new Map()),
		busy: (name: string) => setBusy((before) => [...new Set([...before, name])]),
		ended: ({ candidate }: CallName) => setBusy((before) => before.filter((name) => name !== candidate)),
		halt: (name: string, message: string) => setHalted((before) => new Map([...before, [name, message]])),
		end: () => setBusy([]),
	};
}
