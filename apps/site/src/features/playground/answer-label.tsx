import { fill } from "../../lib/fill.ts";
import styles from "./playground.module.css";
import { usePlayground } from "./playground-context.ts";
import type { RunState } from "./run-state.ts";

/** Label of an answer: simulated or real, and its provider. Shown as long as the answer is. */
export function AnswerLabel({ run: { status, connection, answered } }: { readonly run: RunState }) {
	const { words } = usePlayground();
	if (status === "idle") return undefined;
	const kind = connection === "simulated" ? words.simulated : words.connection.realAnswer;
	const isNamed = answered !== undefined && connection !== "endpoint";
	return (
		<p className={styles.label} data-answered={answered?.provider}>
			{isNamed ? `${kind} · ${fill(words.connection.answeredBy, { name: answered.provider })}` : kind}
		</p>
	);
}
