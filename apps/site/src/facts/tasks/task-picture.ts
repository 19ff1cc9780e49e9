import { TASK_INFO, type TaskId } from "@pusula/tasks";
import type { Locale } from "../../lib/locale.ts";
import { findDemoPictureFile } from "./demo-picture.ts";

/** The picture that represents a task, as a path below `demo/media`; undefined where its example has none. */
export function findTaskPicture(id: TaskId, locale: Locale): string | undefined {
	const file = findDemoPictureFile(TASK_INFO[id].demo[locale]);
	return file && `${id}/${file}`;
}
