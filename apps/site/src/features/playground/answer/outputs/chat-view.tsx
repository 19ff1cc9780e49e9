import { lazy } from "react";
import { WordsWithCode } from "../../../../ui/text/words-with-code.tsx";
import { WrappedPre } from "../../../../ui/code/wrapped-pre.tsx";
import type { ChatAnswer, ToolCall } from "../../run/state/chat-answer.ts";
import { LazyPlace } from "../../parts/lazy-part.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { findRequestedSchema, findToolSchema } from "./requested-schema.ts";
import type { OutputProps } from "./parts/output-props.ts";
import styles from "./parts/outputs.module.css";
import { TextView } from "./text-view.tsx";

const CheckedJson = lazy(() =>
	import("./checked-json.tsx").then((module) => ({ default: module.CheckedJson })),
);

/** An answer of a chat model: its reasoning folded, its text, and its tool calls. Never parsed as HTML. */
export function ChatView({ output, args, isWhole }: OutputProps) {
	const { words } = usePlayground();
	const { text, reasoning, toolCalls, finishReason } = output as ChatAnswer; // made by the runner for this kind
	const schema = findRequestedSchema(args);
	return (
		<div className={styles.chat}>
			{reasoning && (
				<details>
					<summary>{words.reasoning}</summary>
					<div className={styles.reasoning}>
						<TextView text={reasoning} />
					</div>
				</details>
			)}
			{schema !== undefined && text && isWhole ? (
				<LazyPlace fallback={<TextView text={text} />}>
					<CheckedJson text={text} schema={schema} label={words.outputs.structured} />
				</LazyPlace>
			) : (
				<TextView text={text} />
			)}
			{toolCalls.map((call, index) => (
				// oxlint-disable-next-line react/no-array-index-key -- the list only ever grows at its end
				<ToolCallView key={index} call={call} args={args} isWhole={isWhole} />
			))}
			{finishReason === "length" && (
				<p className={styles.note}>
					<WordsWithCode text={words.cutShort} />
				</p>
			)}
		</div>
	);
}

/** Arguments are JSON once they have all come; until then, and where they are not, they stay text. */
function ToolCallView({
	call: { name, args: text },
	args,
	isWhole,
}: {
	readonly call: ToolCall;
	readonly args: OutputProps["args"];
	readonly isWhole: boolean;
}) {
	const { words } = usePlayground();
	const plain = <WrappedPre label={name}>{text}</WrappedPre>;
	return (
		<section className={styles.toolCall} aria-label={`${words.toolCall} ${name}`}>
			<p>
				{words.toolCall} <code translate="no">{name}</code>
			</p>
			{isWhole ? (
				<LazyPlace fallback={plain}>
					<CheckedJson text={text} schema={findToolSchema(args, name)} label={name} />
				</LazyPlace>
			) : (
				plain
			)}
		</section>
	);
}
