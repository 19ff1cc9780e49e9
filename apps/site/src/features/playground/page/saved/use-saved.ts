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
	/** Keeps a way to take a deletion back, which returns the words for it, until the dialog is closed. */
	readonly offerUndo: (undo: () => Promise<string>) => void;
	/** Takes the last deletion back that has not been yet; absent without one. */
	readonly undo: (() => void) | undefined;
}

/** Reads what this device keeps when it is opened. Nothing can be changed before the words have come. */
export function useSaved(words: PlaygroundSaved | undefined): SavedControls {
	const [saved, setSaved] = useState<SavedControls["saved"]>("loading");
	const [said, say] = useState("");
	const [undos, setUndos] = useState<readonly (() => Promise<string>)[]>([]);
	useEffect(() => {
		void readSaved().then(setSaved);
	}, []);
	async function change(work: () => Promise<string>): Promise<void> {
		if (!words) return;
		say(await describeWork(work, words.problems));
		setSaved(await readSaved());
	}
	const last = undos.at(-1);
	return {
		saved,
		change,
		said,
		say,
		offerUndo: (undo) => setUndos((before) => [...before, undo]),
		undo:
			last &&
			(() =>
				void change(async () => {
					const done = await last();
					setUndos((before) => before.filter((one) => one !== last));
					return done;
				})),
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
