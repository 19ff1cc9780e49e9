import {
	type DemoEntry,
	type JsonValue,
	type Locale,
	LOCALES,
	TASK_EXAMPLES,
	TASK_IDS,
	TASK_INFO,
} from "@pusula/tasks";

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

/** Every file that an example of the catalogue takes or gives, as `<task>/<name>`; one that both languages name comes twice. */
export function listExampleFiles(): string[] {
	return Object.entries(TASK_EXAMPLES).flatMap(([task, examples]) =>
		LOCALES.flatMap((locale) =>
			examples[locale].flatMap(({ input, output }) =>
				[input, output].flatMap(listFileNames).map((name) => `${task}/${name}`),
			),
		),
	);
}

function listFileNames(value: JsonValue): string[] {
	if (typeof value === "string") return /^[a-z-]+(\.\w+)?\.(png|gif|mp4|wav)$/.test(value) ? [value] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(listFileNames);
}
