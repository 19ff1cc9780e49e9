import { openSiteFile, readSiteJson } from "../../../../lib/effects/site-file.ts";
import type { SimulatorOptions } from "@pusula/simulator";
import { toFileHref } from "../../../../lib/urls/file-href.ts";
import { toLocale } from "../../../../lib/locale.ts";
import type { TaskData } from "../../target/task-data.ts";

/** What the simulator needs to answer the page's examples: its language, and the files that they result in. */
export async function loadExampleResults(
	task: string,
	lang: string,
): Promise<Pick<SimulatorOptions, "locale" | "exampleFiles">> {
	const locale = toLocale(lang);
	const data = await readSiteJson<TaskData>(toFileHref(`/playground-tasks/${locale}/${task}.json`)).catch(
		() => undefined,
	);
	if (!data) return { locale };
	const files = await Promise.all(Object.entries(data.results).map(([path, url]) => loadFile(path, url)));
	return { locale, exampleFiles: Object.fromEntries(files.flat()) };
}

/** A file with its name; nothing where it cannot be loaded, and the simulator makes one of its own. */
async function loadFile(
	path: string,
	url: string,
): Promise<readonly (readonly [string, { type: string; bytes: Uint8Array<ArrayBuffer> }])[]> {
	const response = await openSiteFile(url).catch(() => undefined);
	if (!response) return [];
	const blob = await response.blob();
	return [[path, { type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) }]];
}
