import { useEffect, useState } from "react";
import type { Preset } from "../../run/saved/preset.ts";
import { listPresets, listRuns } from "../../run/saved/run-store.ts";
import type { RunHead } from "../../run/saved/saved-run.ts";

/** What this device keeps of the playground. */
export interface Saved {
	readonly runs: readonly RunHead[];
	readonly presets: readonly Preset[];
}

/** What this device keeps, and how to change it. */
export interface SavedControls {
	/** `refused` where the browser keeps no data. */
	readonly saved: Saved | "loading" | "refused";
	/** Changes what is kept, and reads it anew. */
	readonly change: (work: () => Promise<void>) => Promise<void>;
	/** What the last change did, in words. */
	readonly said: string;
	readonly say: (words: string) => void;
}

/** Reads what this device keeps when it is opened. */
export function useSaved(): SavedControls {
	const [saved, setSaved] = useState<SavedControls["saved"]>("loading");
	const [said, say] = useState("");
	useEffect(() => {
		void readSaved().then(setSaved);
	}, []);
	return {
		saved,
		change: async (work) => {
			const isDone = await work().then(
				() => true,
				() => false,
			);
			setSaved(isDone ? await readSaved() : "refused");
		},
		said,
		say,
	};
}

async function readSaved(): Promise<Saved | "refused"> {
	try {
		const [runs, presets] = await Promise.all([listRuns(), listPresets()]);
		return { runs, presets: presets.toSorted((a, b) => b.at - a.at) };
	} catch {
		return "refused";
	}
}
