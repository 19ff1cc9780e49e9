import type { OutputKind } from "@pusula/tasks";
import { fill } from "../../../lib/fill.ts";
import styles from "./answer.module.css";
import { usePlayground } from "../parts/playground-context.ts";
import type { RunState } from "../run/state/run-state.ts";

/** Label of an answer: simulated or real, its provider, and what a simulated one is worth. Shown as long as the answer is. */
export function AnswerLabel({
	run,
	kind: outputKind,
}: {
	readonly run: RunState;
	readonly kind: OutputKind;
}) {
	const { words } = usePlayground();
	const { status, connection, answered, output, simulatedFrom = "sample" } = run;
	if (status === "idle") return undefined;
	const kind = connection === "simulated" ? words.simulated : words.connection.realAnswer;
	const isSampleFile = simulatedFrom === "sample" && (outputKind === "media" || outputKind === "sounds");
	const isNamed = answered !== undefined && connection !== "endpoint" && connection !== "local";
	return (
		<>
			<p className={styles.label} data-answered={answered?.provider}>
				{isNamed ? `${kind} · ${fill(words.connection.answeredBy, { name: answered.provider })}` : kind}
			</p>
			{connection === "simulated" && output !== undefined && (
				<p className={styles.status} data-simulated-from={simulatedFrom}>
					{words.simulatedFrom[simulatedFrom]} {outputKind === "vector" && words.simulatedFrom.vector}
					{isSampleFile && words.simulatedFrom.media}
				</p>
			)}
		</>
	);
}
