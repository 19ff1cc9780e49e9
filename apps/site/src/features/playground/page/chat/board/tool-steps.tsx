import { ChatView } from "../../../answer/outputs/chat-view.tsx";
import { PlainText } from "../../../answer/outputs/text-view.tsx";
import { readMessages } from "../../../form/chat/messages.ts";
import { usePlayground } from "../../../parts/playground-context.ts";
import type { RunState } from "../../../run/state/run-state.ts";
import { listToolSteps } from "../../compare/own-answers.ts";
import chatStyles from "../turns/chat.module.css";

/** The calls of tools and their results that an answer of a compared model goes on with; nothing where there are none. */
export function ToolSteps({ run }: { readonly run: RunState }) {
	const { words } = usePlayground();
	const { turns } = readMessages(JSON.stringify(listToolSteps(run)));
	return turns.map((turn, index) =>
		turn.role === "assistant" ? (
			// oxlint-disable-next-line react/no-array-index-key -- the steps of a run never change
			<ChatView key={index} output={{ ...turn, reasoning: "" }} args={run.call?.args ?? {}} isWhole />
		) : (
			// oxlint-disable-next-line react/no-array-index-key -- as above
			<div key={index}>
				<p className={chatStyles.role}>{words.chat.tools.sent}</p>
				<PlainText text={turn.text} />
			</div>
		),
	);
}
