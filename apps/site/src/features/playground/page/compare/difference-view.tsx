import { useMemo } from "react";
import { fill } from "../../../../lib/fill.ts";
import { VisuallyHidden } from "../../../../ui/text/visually-hidden.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { useCompareWords } from "./compare-words.ts";
import styles from "./compare.module.css";
import { findDifference } from "./word-difference.ts";

/** Two texts as one, with the words that came and went marked, for the eye and in words. */
export function DifferenceView({
	before,
	after,
	label,
}: {
	readonly before: string;
	readonly after: string;
	readonly label: string;
}) {
	const { locale } = usePlayground();
	const words = useCompareWords();
	const found = useMemo(() => findDifference(before, after, locale), [before, after, locale]);
	if (!found) return <p>{words.tooLarge}</p>;
	const { stretches, added, removed } = found;
	if (stretches.every(({ kind }) => kind === "same")) return <p>{words.same}</p>;
	return (
		<section aria-label={label}>
			<p className={styles.counts}>{fill(words.counts, { added, removed })}</p>
			<p className={styles.stretches} dir="auto">
				{stretches.map(({ kind, text }, index) => {
					const key = `${String(index)} ${kind}`;
					if (kind === "same") return <span key={key}>{text}</span>;
					const Mark = kind === "added" ? "ins" : "del";
					return (
						<Mark key={key}>
							<VisuallyHidden>{words[kind]} </VisuallyHidden>
							{text}
						</Mark>
					);
				})}
			</p>
		</section>
	);
}
