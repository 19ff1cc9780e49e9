import { useContext, useId, useState } from "react";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { fill } from "../../../../lib/fill.ts";
import type { Locale } from "../../../../lib/locale.ts";
import { toSizeWords } from "../../../../lib/words/size-words.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import { MOST_FILE_BYTES } from "../../form/media/media-kind.ts";
import { useOutputWords } from "../../parts/output-words.ts";
import type { Carried } from "./carried.ts";
import { HandOverContext, type HandOverControls } from "./hand-over-context.ts";
import styles from "./hand-over.module.css";
import partStyles from "../../parts/parts.module.css";
import { usePlayground } from "../../parts/playground-context.ts";
import { toFields } from "./to-fields.ts";
import { toVisible } from "../../parts/text-chunks.ts";

/** The parts of an output to choose from, and the tasks that take the chosen one. */
export function HandOverBody({ carried }: { readonly carried: readonly [Carried, ...Carried[]] }) {
	const controls = useContext(HandOverContext);
	const { handOver } = useOutputWords();
	const { locale } = usePlayground();
	const [chosen, setChosen] = useState(0);
	const id = useId();
	if (!controls) return undefined;
	return (
		<>
			<p className={styles.about}>{handOver.about}</p>
			{carried.length > 1 && (
				<p className={styles.choice}>
					<label htmlFor={id}>{handOver.part}</label>
					<select id={id} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
						{carried.map((part, index) => (
							// oxlint-disable-next-line react/no-array-index-key -- a part is its place
							<option key={index} value={index}>
								{toVisible(toOptionText(part, locale))}
							</option>
						))}
					</select>
				</p>
			)}
			<TaskList key={chosen} part={carried[chosen] ?? carried[0]} controls={controls} />
		</>
	);
}

function toOptionText({ label = "", score }: Carried, locale: Locale): string {
	if (score === undefined) return label;
	const percent = numbersIn(locale, { style: "percent", maximumFractionDigits: 1 });
	return `${label} (${percent.format(score)})`;
}

function TaskList({
	part,
	controls: { tasks, open },
}: {
	readonly part: Carried;
	readonly controls: HandOverControls;
}) {
	const { handOver } = useOutputWords();
	const { locale } = usePlayground();
	const [problem, setProblem] = useState("");
	const name =
		part.label === undefined ? handOver.kinds[part.kind] : `${handOver.kinds[part.kind]}: ${part.label}`;
	const takers = tasks.flatMap((task) => {
		const path = task.inputs[part.kind];
		return path === undefined ? [] : [{ ...task, path }];
	});
	const take = async (task: string, path: string): Promise<void> => {
		setProblem("");
		try {
			const fields = await toFields(part, { task, path });
			if (fields) open(task, fields);
			else setProblem(fill(handOver.refused, { limit: toSizeWords(MOST_FILE_BYTES, locale) }));
		} catch {
			setProblem(handOver.failed);
		}
	};
	return (
		// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields, not for buttons
		<div role="group" aria-label={name}>
			<ul role="list" className={styles.tasks}>
				{takers.map((task) => (
					<li key={task.id}>
						<QuietButton compact onClick={() => void take(task.id, task.path)}>
							{task.name}
						</QuietButton>
					</li>
				))}
			</ul>
			{problem && (
				<p role="alert" className={partStyles.problem}>
					{problem}
				</p>
			)}
		</div>
	);
}
