import { epochMs } from "../../../../../lib/effects/clock.ts";
import { useId, useState } from "react";
import { fill } from "../../../../../lib/fill.ts";
import { QuietButton } from "../../../../../ui/controls/quiet-button.tsx";
import type { RequestedCall } from "../../../form/chat/turns.ts";
import { usePlayground } from "../../../parts/playground-context.ts";
import styles from "../turns/chat.module.css";
import { findOwnTool } from "./own-tools.ts";
import { playTool } from "./play-tool.ts";

/** The results of the tools that a model has called: typed, or played by the page where it has the tool. */
export function ToolResults({
	calls,
	onSend,
}: {
	readonly calls: readonly RequestedCall[];
	/** The results with the ids of their calls. */
	readonly onSend: (results: Iterable<readonly [string, string]>) => void;
}) {
	const { words } = usePlayground();
	const id = useId();
	const [results, setResults] = useState(() => calls.map(() => ""));
	const put = (at: number, text: string): void => setResults(results.with(at, text));
	return (
		<div className={styles.results}>
			{calls.map((call, index) => {
				const field = `${id}-${String(index)}`;
				const tool = findOwnTool(call.name);
				return (
					<div key={field} className={styles.editor}>
						<label htmlFor={field}>{fill(words.chat.tools.result, { name: call.name })}</label>
						<textarea
							id={field}
							rows={2}
							value={results[index]}
							onChange={(event) => put(index, event.target.value)}
						/>
						{tool && (
							<QuietButton compact onClick={() => put(index, playTool(tool, call.args, new Date(epochMs())))}>
								{words.chat.tools.play}
							</QuietButton>
						)}
					</div>
				);
			})}
			<button
				type="button"
				className={styles.send}
				onClick={() => onSend(calls.map((call, index) => [call.id, results[index] ?? ""] as const))}
			>
				{words.chat.tools.send}
			</button>
		</div>
	);
}
