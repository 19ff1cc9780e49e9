import { openSiteFile } from "../../../lib/effects/site-file.ts";
import { after } from "../../../lib/effects/clock.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import type { TaskData } from "../target/task-data.ts";
import { keepLargeParts, keepTexts, readKeptTexts, readLargeParts, splitDraft } from "./draft/draft-store.ts";
import { type Draft, toDraft } from "./draft/draft.ts";
import type { ExampleFile } from "./draft/form-parts.ts";
import { type OpenedForm, readOpened } from "./opened-form.ts";
import { readSearch } from "../parts/page-url.ts";
import { readFields } from "../target/state/playground-state.ts";

/** The current form of a task, and a function that resets it to the example. */
export interface DraftControls {
	readonly draft: Draft;
	/** The files of the example that it still holds, by path; they may be on their way. */
	readonly exampleFiles: Readonly<Record<string, ExampleFile>>;
	/** Files of the form are on their way: the example's, or those kept in the tab. */
	readonly isComing: boolean;
	/** Changes some fields; the others stay as they are by then, whatever has come meanwhile. */
	readonly change: (changed: Draft) => void;
	/** How often the reader has changed the form or taken its example again; files that come are no change. */
	readonly edits: number;
	/** Nothing has been changed. */
	readonly isExample: boolean;
	readonly useExample: () => void;
}

/**
 * The fields of an opened form, else those in the URL, else those kept in the tab, else the example. Files are loaded afterwards: those chosen before
 * a reload, and the example's. Changes are kept for the tab.
 */
export function useDraft(task: string, data: TaskData, opened: OpenedForm): DraftControls {
	const example = useMemo(() => toDraft(data.input, data.example), [data]);
	const [begun] = useState(() => {
		const texts = readOpened(data.input, opened, example);
		return texts ? { texts, hasParts: false } : findBeginning(task);
	});
	const [changed, setChanged] = useState<Draft | undefined>(begun.texts);
	const [edits, setEdits] = useState(0);
	const [files, setFiles] = useState<Draft>();
	useEffect(() => {
		let isWanted = true;
		const restored = begun.hasParts ? readLargeParts(task) : Promise.resolve({});
		const show = ([parts, fetched]: readonly [Draft, Draft]): void => {
			if (!isWanted) return;
			setChanged((now) => now && { ...parts, ...now });
			setFiles(fetched);
		};
		void Promise.all([restored, fetchFiles(data.files)]).then(show);
		return () => {
			isWanted = false;
		};
	}, [task, data, begun]);
	useKeeping(task, begun, changed, files);
	const draft = useMemo(() => ({ ...files, ...(changed ?? example) }), [files, changed, example]);
	const exampleFiles = useMemo(
		() => (begun.hasParts && !files ? {} : listExampleFiles(data, draft, files)),
		[begun, data, draft, files],
	);
	const edit = (next: Parameters<typeof setChanged>[0]): void => {
		setEdits((now) => now + 1);
		setChanged(next);
	};
	return {
		draft,
		exampleFiles,
		isComing: files === undefined,
		change: (fields) => edit((now) => ({ ...(now ?? example), ...fields })),
		edits,
		isExample: changed === undefined,
		useExample: () => edit(undefined),
	};
}

/**
 * The files of the example that a form holds.
 * @param files those that have come; undefined while they are on their way
 */
function listExampleFiles(
	data: TaskData,
	draft: Draft,
	files: Draft | undefined,
): DraftControls["exampleFiles"] {
	const held = Object.entries(data.files).filter(([path]) => draft[path] === files?.[path]);
	return Object.fromEntries(
		held.map(([path, url]) => {
			const isLost = files !== undefined && files[path] === undefined;
			return [path, { url, size: data.pictures[url], isLost }];
		}),
	);
}

/** Pause in typing after which a long text is kept, in milliseconds. */
const PAUSE_MS = 300;

/** Keeps what was changed: texts at once, files once those of the example are known, which need no keeping. */
function useKeeping(
	task: string,
	begun: Beginning,
	changed: Draft | undefined,
	files: Draft | undefined,
): void {
	const kept = useRef<Draft>(undefined);
	useEffect(() => {
		const { texts, parts } = splitDraft(changed ?? {});
		const own = Object.entries(parts).filter(([path, value]) => files?.[path] !== value);
		const hasParts = files ? own.length > 0 : begun.hasParts;
		keepTexts(task, changed && { texts, hasParts });
		const next = hasParts ? Object.fromEntries(own) : undefined;
		if (!files || isSame(kept.current, next)) return undefined;
		const keep = (): void => {
			kept.current = next;
			void keepLargeParts(task, next);
		};
		const isTyped = Object.values(next ?? {}).some((value) => typeof value === "string");
		return after(isTyped ? PAUSE_MS : 0, keep);
	}, [task, begun, changed, files]);
}

function isSame(a: Draft = {}, b: Draft = {}): boolean {
	const names = Object.keys(a);
	return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

interface Beginning {
	readonly texts: Draft | undefined;
	readonly hasParts: boolean;
}

/** A URL with other texts than the kept ones is another draft: then the kept files do not belong to it. */
function findBeginning(task: string): Beginning {
	const kept = readKeptTexts(task);
	const given = readUrl(task);
	if (given && !isSame(given, withoutEmpty(kept?.texts))) return { texts: given, hasParts: false };
	return { texts: kept?.texts ?? given, hasParts: kept?.hasParts ?? false };
}

function withoutEmpty(draft: Draft = {}): Draft {
	return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ""));
}

/** The URL's fields belong to the task that it names. */
function readUrl(task: string): Draft | undefined {
	const params = new URLSearchParams(readSearch());
	return params.get("task") === task ? readFields(params) : undefined;
}

async function fetchFiles(urls: TaskData["files"]): Promise<Draft> {
	const entries = await Promise.all(
		Object.entries(urls).map(async ([path, url]) => {
			const response = await openSiteFile(url).catch(() => undefined);
			return response ? [[path, await response.blob()] as const] : [];
		}),
	);
	return Object.fromEntries(entries.flat());
}
