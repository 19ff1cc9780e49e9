import { useEffect, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import type { PlaygroundSaved } from "../../../../../messages/tr/playground-saved.ts";
import type { Preset } from "../../run/saved/preset.ts";
import { listPresets, listRuns } from "../../run/saved/run-store.ts";
import type { RunHead } from "../../run/saved/saved-run.ts";
import { starredFirst } from "../../run/saved/starred-first.ts";
import { describeWork } from "./describe-work.ts";

/** What this device keeps of the playground. */
export interface Saved {
	readonly runs: readonly RunHead[];
	readonly presets: readonly Preset[];
}

/** Something deleted that can be put back. */
export interface Deletion {
	readonly kind: "run" | "preset";
	/** What it was, in words. */
	readonly name: string;
	/** Puts it back, or not where newer ones have its room, and says which in words. @throws where the browser has no room */
	readonly putBack: () => Promise<string>;
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
	/** Keeps a way to take a deletion back until the dialog is closed. */
	readonly offerUndo: (deletion: Deletion) => void;
	/** Deleted runs cannot be put back any more. */
	readonly forgetRuns: () => void;
	/** Takes the last deletion back that has not been yet; absent without one. */
	readonly undo: { readonly name: string; readonly run: () => void } | undefined;
}

/** Reads what this device keeps when it is opened. Nothing can be changed before the words have come. */
export function useSaved(words: PlaygroundSaved | undefined): SavedControls {
	const [saved, setSaved] = useState<SavedControls["saved"]>("loading");
	const [said, say] = useState("");
	const [deletions, setDeletions] = useState<readonly Deletion[]>([]);
	useEffect(() => {
		void readSaved().then(setSaved);
	}, []);
	async function change(work: () => Promise<string>, problems = words?.problems): Promise<void> {
		if (!problems) return;
		say(await describeWork(work, problems));
		setSaved(await readSaved());
	}
	const offerUndo = (deletion: Deletion): void => setDeletions((before) => [...before, deletion]);
	/** What the browser has no room for can be tried again. */
	async function putBack(deletion: Deletion): Promise<string> {
		try {
			return await deletion.putBack();
		} catch (error) {
			offerUndo(deletion);
			throw error;
		}
	}
	const last = deletions.at(-1);
	return {
		saved,
		change,
		said,
		say,
		offerUndo,
		forgetRuns: () => setDeletions((before) => before.filter(({ kind }) => kind !== "run")),
		undo: last &&
			words && {
				name: last.name,
				run: () => {
					const full = fill(words.notBack.full, { name: last.name });
					setDeletions((before) => before.filter((one) => one !== last));
					void change(() => putBack(last), { ...words.problems, full });
				},
			},
	};
}

async function readSaved(): Promise<Saved | "refused"> {
	try {
		const [runs, presets] = await Promise.all([listRuns(), listPresets()]);
		return { runs, presets: presets.toSorted(starredFirst) };
	} catch {
		return "refused";
	}
}
