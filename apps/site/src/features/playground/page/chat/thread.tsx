import { Suspense, useEffect, useRef, useState } from "react";
import { QuietButton } from "../../../../ui/quiet-button.tsx";
import { SpokenStatus } from "../../answer/spoken-status.tsx";
import { listOpenCalls } from "../../form/chat/turns.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import type { RunState } from "../../run/run-state.ts";
import { listItems } from "./chat-state.ts";
import styles from "./chat.module.css";
import { LiveAnswer } from "./live-answer.tsx";
import { TurnView } from "./turn-view.tsx";
import type { ChatControls } from "./use-chat.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";

const ToolResults = lazyPart(() => import("./tools/tool-results.tsx").then((module) => module.ToolResults));

/** How near to its end a reader counts as following, in pixels. */
const NEAR_PX = 80;

interface ThreadProps {
	readonly chat: ChatControls;
	readonly run: RunState;
	/** Meaning of each error code. */
	readonly errors: Readonly<Record<string, string>>;
	/** Called when the focused control of a message goes. */
	readonly onLeave: () => void;
}

/** The messages of a chat, and the answer that is coming. Follows the end until the reader scrolls away from it. */
export function Thread({ chat: controls, run, errors, onLeave }: ThreadProps) {
	const { words } = usePlayground();
	const { chat } = controls;
	const items = listItems(chat);
	const { ref, isFollowing, onScroll, follow } = useFollowing();
	return (
		<div className={styles.frame}>
			<div
				ref={ref}
				className={styles.thread}
				// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
				tabIndex={0}
				// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fieldset: it holds no fields
				role="group"
				aria-label={words.chat.title}
				onScroll={onScroll}
			>
				<div className={styles.messages}>
					{items.length === 0 && !chat.isOpen && <p className={styles.about}>{words.chat.empty}</p>}
					<ol role="list">
						{items.map((step, index) => (
							<TurnView
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
					<ThreadEnd chat={controls} run={run} errors={errors} onLeave={onLeave} />
				</div>
			</div>
			{!isFollowing && (
				<button type="button" className={styles.toEnd} onClick={follow}>
					{words.chat.toEnd}
				</button>
			)}
			<Undo onUndo={controls.undo} />
			<SpokenStatus run={run} name={undefined} />
		</div>
	);
}

/** Behind the last message: the answer that is coming, or the results that its tools wait for. */
function ThreadEnd({ chat: controls, run, errors, onLeave }: ThreadProps) {
	const { chat } = controls;
	const calls = chat.isWaiting ? [] : listOpenCalls(listItems(chat).map(({ item }) => item.turn));
	const retry = (): void => {
		controls.retry();
		onLeave();
	};
	return (
		<>
			{chat.isOpen && <LiveAnswer run={run} errors={errors} onRetry={chat.isWaiting ? undefined : retry} />}
			{calls.length > 0 && (
				<Suspense>
					<ToolResults key={calls.map(({ id }) => id).join()} calls={calls} onSend={controls.sendResults} />
				</Suspense>
			)}
		</>
	);
}

/** Takes the last removal back. */
function Undo({ onUndo }: { readonly onUndo: (() => void) | undefined }) {
	const { words } = usePlayground();
	if (!onUndo) return undefined;
	return (
		<p className={styles.undo}>
			<output>{words.chat.removed}</output>{" "}
			<QuietButton compact onClick={onUndo}>
				{words.chat.undo}
			</QuietButton>
		</p>
	);
}

/** Keeps a scrolled element at its end while the reader is there, whenever it or its content changes in size. */
function useFollowing() {
	const ref = useRef<HTMLDivElement>(null);
	const [isFollowing, setIsFollowing] = useState(true);
	const lastTop = useRef(0);
	const follow = (): void => scrollToEnd(ref.current);
	useEffect(() => {
		const { current } = ref;
		if (!isFollowing || !current) return undefined;
		const observer = new ResizeObserver(() => scrollToEnd(current));
		for (const one of [current, ...current.children]) observer.observe(one);
		return () => observer.disconnect();
	}, [isFollowing]);
	return {
		ref,
		isFollowing,
		follow,
		onScroll: () => {
			const { current } = ref;
			if (!current) return;
			const { scrollTop, scrollHeight, clientHeight } = current;
			const isNear = scrollHeight - scrollTop - clientHeight < NEAR_PX;
			// What has grown meanwhile takes nobody away from the end: only a scroll upwards does.
			if (isNear || scrollTop < lastTop.current) setIsFollowing(isNear);
			lastTop.current = scrollTop;
		},
	};
}

function scrollToEnd(element: HTMLElement | null): void {
	if (element) element.scrollTop = element.scrollHeight;
}
