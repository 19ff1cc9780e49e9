import { readSiteJson } from "../../../lib/effects/site-file.ts";
import { useEffect, useState } from "react";
import type { Locale } from "../../../lib/locale.ts";
import { toFileHref } from "../../../lib/urls/file-href.ts";
import type { TaskData } from "./task-data.ts";

/**
 * The data of a task's form, fetched when the task is chosen.
 * @param known that of the first task, where the page has it already
 */
export function useTaskData(task: string, locale: Locale, known?: TaskData): TaskData | "loading" | "failed" {
	const [loaded, setLoaded] = useState<
		{ readonly task: string; readonly data: TaskData | "failed" } | undefined
	>(known && { task, data: known });
	useEffect(() => {
		const controller = new AbortController();
		fetchTaskData(task, locale, controller.signal).then(
			(data) => setLoaded({ task, data }),
			() => {
				if (!controller.signal.aborted) setLoaded({ task, data: "failed" });
			},
		);
		return () => controller.abort();
	}, [task, locale]);
	return loaded?.task === task ? loaded.data : "loading";
}

function fetchTaskData(task: string, locale: Locale, signal: AbortSignal): Promise<TaskData> {
	return readSiteJson(toFileHref(`/playground-tasks/${locale}/${task}.json`), signal);
}
