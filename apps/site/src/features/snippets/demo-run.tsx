import { SampleFile } from "@pusula/snippets";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import styles from "./demo-run.module.css";
import type { ExampleCall } from "./example-call.ts";

/** Runs the example call in the page against the simulated provider. Shown only where script runs and no file is needed. */
export function DemoRun({ call, locale }: { readonly call: ExampleCall; readonly locale: Locale }) {
	if (needsFile(call.args)) return null;
	const words = wordsIn(locale).demoRun;
	const { task, provider, model, args } = call;
	return (
		<div
			className={styles.frame}
			data-demo-run
			data-call={JSON.stringify({ task, provider: provider.id, model, args })}
			data-running={words.running}
			data-simulated={words.simulated}
			data-failed={words.failed}
			hidden
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

function needsFile(value: unknown): boolean {
	if (value instanceof SampleFile) return true;
	return typeof value === "object" && value !== null && Object.values(value).some(needsFile);
}
