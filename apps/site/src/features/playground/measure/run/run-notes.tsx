import { fill } from "../../../../lib/fill.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { toVisible } from "../../parts/text-chunks.ts";
import { useRunWords } from "../parts/measure-words.ts";
import styles from "../parts/measure.module.css";
import type { MeasurementControls } from "./use-measurement.ts";

/** What keeps calls from being made: of single models, and of all. */
export function RunNotes({
	controls: {
		notes: { busy, halted },
		obstacle,
	},
}: {
	readonly controls: Pick<MeasurementControls, "notes" | "obstacle">;
}) {
	const words = useRunWords();
	const { lostPart } = usePlayground().words;
	return (
		<>
			{busy.map((name) => (
				<output key={name} className={styles.note}>
					{fill(words.busy, { name })}
				</output>
			))}
			{[...halted].map(([name, message]) => (
				<p key={name} role="alert" className={styles.problem}>
					{fill(words.halted, { name, message: toVisible(message) })}
				</p>
			))}
			{obstacle && (
				<p role="alert" className={styles.problem}>
					{obstacle === "lost" ? lostPart : words[obstacle]}
				</p>
			)}
		</>
	);
}
