import type { PlannedRows } from "@pusula/measure";
import { useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { useMeasureWords } from "../parts/measure-words.ts";
import { describeProblem } from "./describe-problem.ts";
import { FileDrop } from "./file-drop.tsx";
import type { NamedFile } from "./named-files.ts";

/** Takes the pictures or sounds that the rows name, and says for how many rows they are there. */
export function FilesField({
	planned: { rows, problems },
	onFiles,
}: {
	readonly planned: PlannedRows;
	/** Is given files beside those that are there. */
	readonly onFiles: (files: readonly NamedFile[]) => void;
}) {
	const { locale } = usePlayground();
	const { data, columns } = useMeasureWords();
	const [problem, setProblem] = useState<string>();
	const lacking = problems.filter(({ code }) => code === "no-file").length;

	async function take(coming: Promise<readonly NamedFile[]>): Promise<void> {
		try {
			onFiles(await coming);
			setProblem(undefined);
		} catch (error) {
			setProblem(describeProblem(error, data, locale));
		}
	}

	return (
		<>
			<FileDrop
				choose={columns.files.choose}
				about={columns.files.about}
				accept="image/*,audio/*"
				problem={problem}
				onFiles={(coming) => void take(coming)}
			/>
			<p aria-live="polite">
				{fill(columns.files.found, { found: rows.length, count: rows.length + lacking })}
			</p>
		</>
	);
}
