import { fill } from "../../../../../lib/fill.ts";
import { QuietButton } from "../../../../../ui/controls/quiet-button.tsx";
import { RunStatus } from "../../../answer/run-status.tsx";
import { usePlayground } from "../../../parts/playground-context.ts";
import { isBusy, type RunState } from "../../../run/state/run-state.ts";
import chatStyles from "../turns/chat.module.css";

/** What the model of one column is doing, and a way to stop it alone; nothing once it has ended. */
export function RunningAnswer({
	run,
	name,
	onStop,
}: {
	readonly run: RunState;
	/** Of the model. */
	readonly name: string;
	readonly onStop: () => void;
}) {
	const { words } = usePlayground();
	if (!isBusy(run)) return undefined;
	return (
		<div className={chatStyles.row}>
			<RunStatus run={run} />
			<QuietButton
				compact
				aria-label={fill(words.compare.said, { name, state: words.stop })}
				onClick={onStop}
			>
				{words.stop}
			</QuietButton>
		</div>
	);
}
