import { useEffect, useState } from "react";
import type { PlaygroundSaved } from "../../../../../messages/tr/playground-saved.ts";
import type { Preset } from "../../run/saved/preset.ts";
import { listPresets, listRuns } from "../../run/saved/run-store.ts";
import type { RunHead } from "../../run/saved/saved-run.ts";
import { describeWork } from "./describe-work.ts";

/** What this device keeps of the playground. */
export interface Saved {
	readonly runs: readonly RunHead[];
	readonly presets: readonly Preset[];
}

/** What this device keeps, and how to change it. */
export interface SavedControls {
	/** `refused` where the browser keeps no data. */
	readonly saved: Saved | "loading" | "refused";
	/** Changes what is kept, reads it anew, and says the words that the work returns; of work that fails, why. */
	readonly change: (work: () => Promise<string>) => Promise<void>;
	/** What the last change did, in words. */
	readonly said: string;
	readonly say: (words: string) => void;
}

/** Reads what this device keeps when it is opened. Nothing can be changed before the words have come. */
export function useSaved(words: PlaygroundSaved | undefined): SavedControls {
	const [saved, setSaved] = useState<SavedControls["saved"]>("loading");
	const [said, say] = useState("");
	useEffect(() => {
		void readSaved().then(setSaved);
	}, []);
	return {
		saved,
		change: async (work) => {
			if (!words) return;
			say(await describeWork(work, words.problems));
			setSaved(await readSaved());
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
