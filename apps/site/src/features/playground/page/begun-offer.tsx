import type { MouseEvent } from "react";
import { fill } from "../../../lib/fill.ts";
import { Button } from "../../../ui/controls/button.tsx";
import styles from "../answer/jobs/job-panel.module.css";
import { leaveButton } from "../parts/focus.ts";
import { toName } from "../target/to-name.ts";
import { useBegunRows } from "./begun-rows.ts";
import { useLoadedWords } from "./saved/saved-words.ts";
import type { BenchProps } from "./workbench/workbench.tsx";

/** Says which calls of a form were under way when its page was left, and offers to make them again. Nothing is sent before. */
export function BegunOffer({
	begun,
	...props
}: BenchProps & {
	/** The marks as the form found them when it opened. */
	readonly begun: string;
}) {
	const words = useLoadedWords()?.begun;
	const rows = useBegunRows(props, begun);
	const { catalogue, state } = props;
	const { connection } = state;
	if (!words) return undefined;
	return rows.map(({ id, call, isBusy, again, close }) => (
		<div key={id} className={styles.job} data-begun={connection}>
			<p>{fill(words.about, { name: toName(catalogue, call, connection) })}</p>
			<p>{connection === "simulated" ? words.local : words[connection]}</p>
			<p className={styles.actions}>
				<Button disabled={isBusy} onClick={leaving(again)}>
					{words.again}
				</Button>
				<Button onClick={leaving(close)}>{words.dismiss}</Button>
			</p>
		</div>
	));
}

/** The button goes with its row. */
const leaving =
	(act: () => void) =>
	({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
		leaveButton(currentTarget);
		act();
	};
