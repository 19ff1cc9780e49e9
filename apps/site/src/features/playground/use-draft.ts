import { useEffect, useMemo, useState } from "react";
import type { TaskData } from "./catalogue.ts";
import { readKeptDraft } from "./draft-store.ts";
import { type Draft, toDraft } from "./draft.ts";
import { readFields } from "./playground-state.ts";

/** The form of a task as it is typed, and the way back to the example. */
export interface DraftControls {
	readonly draft: Draft;
	readonly setDraft: (draft: Draft) => void;
	/** Nothing has been changed. */
	readonly isExample: boolean;
	readonly useExample: () => void;
}

/** The fields the address carries, else those kept in the tab, else the example. The example's files are fetched. */
export function useDraft(task: string, data: TaskData): DraftControls {
	const example = useMemo(() => toDraft(data.input, data.example), [data]);
	const [files, setFiles] = useState<Draft>({});
	const [changed, setChanged] = useState<Draft | undefined>(() => readAddress(task) ?? readKeptDraft(task));
	useEffect(() => {
		let isWanted = true;
		void fetchFiles(data.files).then((fetched) => isWanted && setFiles(fetched));
		return () => {
			isWanted = false;
		};
	}, [data]);
	const draft = useMemo(() => ({ ...files, ...(changed ?? example) }), [files, changed, example]);
	return {
		draft,
		setDraft: setChanged,
		isExample: changed === undefined,
		useExample: () => setChanged(undefined),
	};
}

/** The address speaks only of the task it names. */
function readAddress(task: string): Draft | undefined {
	const params = new URLSearchParams(location.search);
	return params.get("task") === task ? readFields(params) : undefined;
}

async function fetchFiles(addresses: TaskData["files"]): Promise<Draft> {
	const entries = await Promise.all(
		Object.entries(addresses).map(async ([path, address]) => {
			const response = await fetch(address);
			return response.ok ? [[path, await response.blob()] as const] : [];
		}),
	);
	return Object.fromEntries(entries.flat());
}
