import { Suspense, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { SelectField } from "../../parts/select-field.tsx";
import { useCompareWords } from "./compare-words.ts";
import styles from "./compare.module.css";

const DifferenceView = lazyPart(() =>
	import("./difference-view.tsx").then((module) => module.DifferenceView),
);

/** The text of an answer by the name of its model; none while it is still to come, or is no text. */
export interface NamedText {
	readonly name: string;
	readonly text: string | undefined;
}

interface WholeText {
	readonly name: string;
	readonly text: string;
}

/** How two of the answers differ, on demand; nothing until two are there as texts. */
export function AnswerDifference({ answers }: { readonly answers: readonly NamedText[] }) {
	const words = useCompareWords();
	const [isOpen, setIsOpen] = useState(false);
	const whole = answers.flatMap(({ name, text }) => (text === undefined ? [] : { name, text }));
	if (whole.length < 2) return undefined;
	return (
		<details
			className={styles.difference}
			open={isOpen}
			onToggle={({ currentTarget: { open } }) => setIsOpen(open)}
		>
			<summary>{words.difference}</summary>
			{isOpen && <ChosenDifference answers={whole} />}
		</details>
	);
}

/** The difference of the first two, or of any two where there are more. */
function ChosenDifference({ answers }: { readonly answers: readonly WholeText[] }) {
	const words = useCompareWords();
	const [chosen, setChosen] = useState<readonly [number, number]>([0, 1]);
	const [from, to] = chosen;
	const before = answers[from] ?? answers[0];
	const after = answers[to] ?? answers[1];
	const options = answers.map(({ name }, index) => ({ value: String(index), title: name }));
	return (
		<>
			{answers.length > 2 && (
				<div className={styles.pair}>
					<SelectField
						label={words.from}
						value={String(from)}
						options={options}
						onChange={(value) => setChosen([Number(value), to])}
					/>
					<SelectField
						label={words.to}
						value={String(to)}
						options={options}
						onChange={(value) => setChosen([from, Number(value)])}
					/>
				</div>
			)}
			<Suspense>
				{before && after && (
					<DifferenceView
						before={before.text}
						after={after.text}
						label={fill(words.differenceOf, { name: after.name, other: before.name })}
					/>
				)}
			</Suspense>
		</>
	);
}
