import { readSiteJson } from "../../../lib/effects/site-file.ts";
import { useCallback, useEffect, useState } from "react";
import type { Locale } from "../../../lib/locale.ts";
import { toFileHref } from "../../../lib/urls/file-href.ts";
import type { TaskData } from "./task-data.ts";

/** The data of a task's form, and what fetches them once more. */
export interface FetchedTaskData {
	readonly data: TaskData | "loading" | "failed";
	readonly retry: () => void;
}

/**
 * The data of a task's form, fetched when the task is chosen.
 * @param known that of the first task, where the page has it already
 */
export function useTaskData(task: string, locale: Locale, known?: TaskData): FetchedTaskData {
	const [tries, setTries] = useState(1);
	const wanted = `${task} ${String(tries)}`;
	const [loaded, setLoaded] = useState<
		{ readonly wanted: string; readonly data: TaskData | "failed" } | undefined
	>(known && { wanted, data: known });
	useEffect(() => {
		const controller = new AbortController();
		fetchTaskData(task, locale, controller.signal).then(
			(data) => setLoaded({ wanted, data }),
			() => {
				if (!controller.signal.aborted) setLoaded({ wanted, data: "failed" });
			},
		);
		return () => controller.abort();
	}, [task, locale, wanted]);
	const retry = useCallback(() => setTries((now) => now + 1), []);
	return { data: loaded?.wanted === wanted ? loaded.data : "loading", retry };
}

function fetchTaskData(task: string, locale: Locale, signal: AbortSignal): Promise<TaskData> {
	return readSiteJson(toFileHref(`/playground-tasks/${locale}/${task}.json`), signal);
}
