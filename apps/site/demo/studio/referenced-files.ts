import { type DemoEntry, type Locale, LOCALES, TASK_IDS, TASK_INFO } from "@pusula/tasks";

/** A picture or sound that the demo of a task shows. */
export interface ReferencedFile {
	/** `<task>/<name>`, its place below `apps/site/demo/media/`. */
	readonly file: string;
	/** The language of the demo that shows it. */
	readonly locale: Locale;
	readonly entry: Extract<DemoEntry, { filename: string }>;
}

/** Every file that a demo of the catalogue names; one that both languages name comes twice. */
export function listReferencedFiles(): ReferencedFile[] {
	return TASK_IDS.flatMap((task) =>
		LOCALES.flatMap((locale) => {
			const demo = TASK_INFO[task].demo?.[locale];
			const entries = demo ? [...demo.inputs, ...demo.outputs] : [];
			return entries.flatMap((entry) =>
				"filename" in entry ? [{ file: `${task}/${entry.filename}`, locale, entry }] : [],
			);
		}),
	);
}
