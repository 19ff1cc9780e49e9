import { useLayoutEffect, useRef, useState } from "react";
import { SpokenStatus } from "../../answer/spoken-status.tsx";
import { listOpenCalls } from "../../form/chat/turns.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import type { RunState } from "../../run/run-state.ts";
import { listItems } from "./chat-state.ts";
import styles from "./chat.module.css";
import { LiveAnswer } from "./live-answer.tsx";
import { lazy, Suspense } from "react";
import { TurnView } from "./turn-view.tsx";
import { type ChatControls, isUnanswered } from "./use-chat.ts";

const ToolResults = lazy(() =>
	import("./tools/tool-results.tsx").then((module) => ({ default: module.ToolResults })),
);

/** How near to its end a reader counts as following, in pixels. */
const NEAR_PX = 80;

/** The messages of a chat, and the answer that is coming. Follows the end until the reader scrolls away from it. */
export function Thread({
	chat: controls,
	run,
	errors,
	onLeave,
}: {
	readonly chat: ChatControls;
	readonly run: RunState;
	/** Meaning of each error code. */
	readonly errors: Readonly<Record<string, string>>;
	/** Called when the focused control of a message goes. */
	readonly onLeave: () => void;
}) {
	const { words } = usePlayground();
	const { chat } = controls;
	const items = listItems(chat);
	const calls = chat.isWaiting ? [] : listOpenCalls(items.map(({ item }) => item.turn));
	const { ref, isFollowing, onScroll, follow } = useFollowing([
		items.length,
		run.output,
		chat.isOpen,
		run.status,
	]);
	return (
		<div className={styles.frame}>
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys */}
			<div
				ref={ref}
				className={styles.thread}
				tabIndex={0}
				role="group"
				aria-label={words.chat.title}
				onScroll={onScroll}
			>
				{items.length === 0 && !chat.isOpen && <p className={styles.about}>{words.chat.empty}</p>}
				<ol role="list">
					{items.map((step, index) => (
						<TurnView
							// oxlint-disable-next-line react/no-array-index-key -- a message is its place and version
							key={`${String(index)}-${String(step.version)}`}
							step={step}
							index={index}
							isLocked={chat.isWaiting}
							controls={controls}
							errors={errors}
							onLeave={onLeave}
						/>
					))}
				</ol>
				{chat.isOpen && (
					<LiveAnswer
						run={run}
						errors={errors}
						onRetry={
							chat.isWaiting
								? undefined
								: () => {
										if (isUnanswered(chat)) controls.send();
										else controls.answerAgain(items.length - 1);
										onLeave();
									}
						}
					/>
				)}
				{calls.length > 0 && (
					<Suspense>
						<ToolResults key={calls.map(({ id }) => id).join()} calls={calls} onSend={controls.sendResults} />
					</Suspense>
				)}
			</div>
			{!isFollowing && (
				<button type="button" className={styles.toEnd} onClick={follow}>
					{words.chat.toEnd}
				</button>
			)}
			{controls.undo && (
				<p className={styles.undo} role="status">
					{words.chat.removed}{" "}
					<button type="button" className={styles.quiet} onClick={controls.undo}>
						{words.chat.undo}
					</button>
				</p>
			)}
			<SpokenStatus run={run} name={undefined} />
		</div>
	);
}

/** Keeps a scrolled element at its end while the reader is there. */
function useFollowing(changes: readonly unknown[]) {
	const ref = useRef<HTMLDivElement>(null);
	const [isFollowing, setIsFollowing] = useState(true);
	const follow = (): void => {
		const { current } = ref;
		if (current) current.scrollTop = current.scrollHeight;
	};
	useLayoutEffect(() => {
		if (isFollowing) follow();
		// oxlint-disable-next-line react/exhaustive-deps -- the given changes are what makes it longer
	}, changes);
	return {
		ref,
		isFollowing,
		follow,
		onScroll: () => {
			const { current } = ref;
			if (!current) return;
			setIsFollowing(current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX);
		},
	};
}
