import { type ReactNode, useEffect, useRef, useState } from "react";
import { QuietButton } from "../../../../../ui/controls/quiet-button.tsx";
import { usePlayground } from "../../../parts/playground-context.ts";
import styles from "../turns/chat.module.css";
import type { ChatControls, Undo } from "../turns/use-chat.ts";

/** How near to its end a reader counts as following, in pixels. */
const NEAR_PX = 80;

/** Where the messages of a chat scroll. Follows the end until the reader scrolls away from it. */
export function ThreadFrame({
	undo,
	onLeave,
	children,
}: Pick<ChatControls, "undo"> & {
	/** Called when the focused button goes. */
	readonly onLeave: () => void;
	readonly children: ReactNode;
}) {
	const { words } = usePlayground();
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
				<div className={styles.messages}>{children}</div>
			</div>
			{!isFollowing && (
				<button type="button" className={styles.toEnd} onClick={follow}>
					{words.chat.toEnd}
				</button>
			)}
			{undo && <UndoLine undo={undo} onLeave={onLeave} />}
		</div>
	);
}

/** Says what became of a conversation, and gives it back. */
export function UndoLine({
	undo: { kind, run },
	onLeave,
}: {
	readonly undo: Undo;
	readonly onLeave: () => void;
}) {
	const { words } = usePlayground();
	const giveBack = (): void => {
		run();
		onLeave();
	};
	return (
		<p className={styles.undo}>
			<output>{words.chat[kind]}</output>{" "}
			<QuietButton compact onClick={giveBack}>
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
