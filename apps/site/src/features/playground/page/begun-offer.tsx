import { useState } from "react";
import { fill } from "../../../lib/fill.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "../answer/jobs/job-panel.module.css";
import { toCall } from "../form/to-call.ts";
import { forgetBegun, readBegun, toBegunMark } from "../run/begun-calls.ts";
import { useAccess } from "../target/connection/access-context.ts";
import { toName } from "../target/to-name.ts";
import { useLoadedWords } from "./saved/saved-words.ts";
import type { BenchProps } from "./workbench.tsx";

/** Says which calls of a form were under way when its page was left, and offers to make them again. Nothing is sent before. */
export function BegunOffer({ catalogue, state, controls: { call, submit, comparison } }: BenchProps) {
	const words = useLoadedWords()?.begun;
	const accessFor = useAccess();
	const [marks, setMarks] = useState(() => readBegun());
	const { connection } = state;
	const ofForm = [
		{ made: call, run: () => submit(undefined, { isAlone: true }) },
		...comparison.comparedModels.map((one) => ({
			made: toCall(catalogue, { ...state, ...one }, call.args, accessFor(one.provider)),
			run: () => submit(undefined, { only: one }),
		})),
	];
	const begun = ofForm
		.map(({ made, run }) => ({ ...made, run, mark: toBegunMark(made, connection) }))
		.filter(({ mark }) => marks.has(mark));
	const hide = (mark: string): void => setMarks(new Set([...marks].filter((one) => one !== mark)));
	if (!words) return undefined;
	return begun.map(({ mark, run, ...made }) => (
		<div key={mark} className={styles.job} data-begun={connection}>
			<p>{fill(words.about, { name: toName(catalogue, made, connection) })}</p>
			<p>{connection === "simulated" ? words.local : words[connection]}</p>
			<p className={styles.actions}>
				<Button
					onClick={() => {
						if (run()) hide(mark);
					}}
				>
					{words.again}
				</Button>
				<Button
					onClick={() => {
						forgetBegun(mark);
						hide(mark);
					}}
				>
					{words.dismiss}
				</Button>
			</p>
		</div>
	));
}
