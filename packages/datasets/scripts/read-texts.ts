import { readFile } from "node:fs/promises";
import { type DatasetId, DATASETS, datasetUrl, type FileRows, readRows, type Rows } from "@pusula/datasets";

/** All rows of a set in one language, with the split that each lies in. */
export async function readLanguage<Id extends DatasetId>(
	id: Id,
	language: FileRows["language"],
): Promise<readonly (Rows[Id] & Pick<FileRows, "split">)[]> {
	const files = DATASETS[id].files.filter((file) => file.language === language);
	const parts = await Promise.all(
		files.map(async ({ split }) => {
			const rows = readRows(id, await readFile(datasetUrl(id, split, language), "utf8"));
			return rows.map((row) => ({ ...row, split }));
		}),
	);
	return parts.flat();
}

/** The sets with their languages. */
export function listLanguages(): readonly (readonly [id: DatasetId, language: FileRows["language"]])[] {
	return (Object.keys(DATASETS) as DatasetId[]).flatMap((id) =>
		[...new Set(DATASETS[id].files.map(({ language }) => language))].map(
			(language) => [id, language] as const,
		),
	);
}

/** The texts of a row that were written for it alone; contexts of questions are shared and left out. */
export function ownTexts(row: Rows[DatasetId]): Readonly<Record<string, string>> {
	if ("question" in row) return { question: row.question };
	if ("tr" in row) return { tr: row.tr, en: row.en };
	return "summary" in row ? { text: row.text, summary: row.summary } : { text: row.text };
}
