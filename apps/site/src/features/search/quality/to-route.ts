import { splitPath } from "../../../lib/locale.ts";

/** The path of a result as the judged queries write it: without language. */
export function toRoute(href: string): string {
	return `/${splitPath(href.slice(1)).rest}`.replace("#models-caption", "");
}
