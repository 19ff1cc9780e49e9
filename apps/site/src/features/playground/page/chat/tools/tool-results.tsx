import { epochMs } from "../../../../../lib/effects/clock.ts";
import { useId, useState } from "react";
import { fill } from "../../../../../lib/fill.ts";
import { QuietButton } from "../../../../../ui/quiet-button.tsx";
import type { RequestedCall } from "../../../form/chat/turns.ts";
import { usePlayground } from "../../../parts/playground-context.ts";
import styles from "../chat.module.css";
import { findOwnTool, playTool } from "./own-tools.ts";

/** The results of the tools that a model has called: typed, or played by the page where it has the tool. */
export function ToolResults({
	calls,
	onSend,
}: {
	readonly calls: readonly RequestedCall[];
	/** The results by the ids of their calls. */
	readonly onSend: (results: ReadonlyMap<string, string>) => void;
}) {
	const { words } = usePlayground();
	const id = useId();
	const [results, setResults] = useState<ReadonlyMap<string, string>>(new Map());
	const put = (call: string, text: string): void => setResults(new Map([...results, [call, text]]));
	return (
		<div className={styles.results}>
			{calls.map((call) => {
				const tool = findOwnTool(call.name);
				return (
					<div key={call.id} className={styles.editor}>
						<label htmlFor={`${id}-${call.id}`}>{fill(words.chat.tools.result, { name: call.name })}</label>
						<textarea
							id={`${id}-${call.id}`}
							rows={2}
							value={results.get(call.id) ?? ""}
							onChange={(event) => put(call.id, event.target.value)}
						/>
						{tool && (
							<QuietButton
								compact
								onClick={() => put(call.id, playTool(tool, call.args, new Date(epochMs())))}
							>
								{words.chat.tools.play}
							</QuietButton>
						)}
					</div>
				);
			})}
			<button
				type="button"
				className={styles.send}
				onClick={() => onSend(new Map(calls.map((call) => [call.id, results.get(call.id) ?? ""])))}
			>
				{words.chat.tools.send}
			</button>
		</div>
	);
}
