import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import styles from "./demo-run.module.css";

/** Runs the call in the page against the simulated provider. Shown only where script runs and no file is needed. */
export function DemoRun({
	demo,
	locale,
}: {
	/** The call, as `simulateCall` takes it; nothing where it needs a file. */
	readonly demo: string | undefined;
	readonly locale: Locale;
}) {
	if (demo === undefined) return null;
	const words = wordsIn(locale).demoRun;
	return (
		<div
			className={styles.frame}
			data-demo-run
			data-call={demo}
			data-running={words.running}
			data-simulated={words.simulated}
			data-failed={words.failed}
			data-needs-script=""
			data-pending=""
		>
			<p className={styles.offer}>
				<button type="button" className={styles.button}>
					{words.run}
				</button>
				<span>{words.note}</span>
			</p>
			<output className={styles.output} />
		</div>
	);
}
