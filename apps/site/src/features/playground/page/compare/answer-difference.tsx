import type { OutputKind } from "@pusula/tasks";
import { Suspense, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import type { RunState } from "../../run/run-state.ts";
import { toAnswerText } from "./answer-text.ts";
import { useCompareWords } from "./compare-words.ts";
import styles from "./compare.module.css";
import { lazyPart } from "../../parts/lazy-part.tsx";

const DifferenceView = lazyPart(() =>
	import("./difference-view.tsx").then((module) => module.DifferenceView),
);

/** How an answer differs from the first one, on demand; nothing until both are there as texts. */
export function AnswerDifference({
	kind,
	first,
	other,
	name,
}: {
	readonly kind: OutputKind;
	readonly first: RunState;
	readonly other: RunState;
	/** Name of the other answer's model. */
	readonly name: string;
}) {
	const words = useCompareWords();
	const [isOpen, setIsOpen] = useState(false);
	const [before, after] = [toAnswerText(kind, first), toAnswerText(kind, other)];
	if (before === undefined || after === undefined) return undefined;
	return (
		<details
			className={styles.difference}
			open={isOpen}
			onToggle={({ currentTarget: { open } }) => setIsOpen(open)}
		>
			<summary>{words.difference}</summary>
			{isOpen && (
				<Suspense>
					<DifferenceView before={before} after={after} label={fill(words.differenceOf, { name })} />
				</Suspense>
			)}
		</details>
	);
}
