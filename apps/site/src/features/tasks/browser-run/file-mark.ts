import type { TaskId } from "@pusula/tasks";
import { findDemoPicture, findDemoSound } from "../demo/demo-files.ts";

/** In place of a file in the arguments: where it lies. */
export interface FileMark {
	readonly $file: string;
}

/** The mark of a file of a page. @throws Error where the site has no such file */
export function toFileMark(page: TaskId, fileName: string): FileMark {
	return { $file: toFileUrl(page, fileName) };
}

/** URL of a file of a page. @throws Error where the site has no such file */
export function toFileUrl(page: TaskId, fileName: string): string {
	const url = findDemoPicture(page, fileName)?.src ?? findDemoSound(page, fileName);
	if (url === undefined) throw new Error(`The site has no file ${fileName} of ${page}.`);
	return url;
}
