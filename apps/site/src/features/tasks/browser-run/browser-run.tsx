import type { TaskId } from "@pusula/tasks";
import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toFileHref } from "../../../lib/paths.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./browser-run.module.css";

/** Runs the page's example on a real model in the reader's browser. Everything but the button is fetched when it is pressed. */
export function BrowserRun({ task, locale }: { readonly task: TaskId; readonly locale: Locale }) {
	const words = wordsIn(locale).onDevice.run;
	return (
		<div data-browser-run={toFileHref(`/browser-runs/${locale}/${task}.json`)} hidden>
			<p className={styles.offer}>
				<Button>{words.run}</Button>
				<span>{words.note}</span>
			</p>
		</div>
	);
}
