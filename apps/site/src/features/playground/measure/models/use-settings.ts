import type { CallableTaskId } from "@pusula/tasks";
import { useMemo, useState } from "react";
import type { Draft, Reading } from "../../form/draft/draft.ts";
import type { TaskData } from "../../target/task-data.ts";
import { firstSettings, printSettings, readSettings } from "./settings.ts";

/** The settings of the model in the form, and what they amount to. */
export interface Settings extends Reading {
	readonly draft: Draft;
	/** Those that the reader has changed, for the model's name; empty for none. */
	readonly changed: string;
	readonly change: (changed: Draft) => void;
}

/** Settings are those of one model: another one begins with its own. */
export function useSettings(task: CallableTaskId, data: TaskData | undefined, model: string): Settings {
	const [typed, setTyped] = useState<{ readonly model: string; readonly draft: Draft }>();
	const first = useMemo(() => (data ? firstSettings(data, model) : {}), [data, model]);
	const draft = typed?.model === model ? typed.draft : first;
	const reading = useMemo(
		() => (data ? readSettings(task, data, draft) : { args: {}, problems: new Map() }),
		[task, data, draft],
	);
	return {
		...reading,
		draft,
		changed: printSettings(draft, first),
		change: (changed) => setTyped({ model, draft: { ...draft, ...changed } }),
	};
}
