import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState, type WheelEvent } from "react";
import { QuietButton } from "../../../../../ui/controls/quiet-button.tsx";
import { leaveButton } from "../../../parts/focus.ts";
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
	const { ref, isFollowing, follow, ...scrolling } = useFollowing();
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
				{...scrolling}
			>
				<div className={styles.messages}>{children}</div>
			</div>
			{!isFollowing && (
				<button
					type="button"
					className={styles.toEnd}
					onClick={({ currentTarget }) => {
						leaveButton(currentTarget);
						follow();
					}}
				>
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
	const last = useRef({ top: 0, size: "" });
	const leave = (): void => {
		if (ref.current && ref.current.scrollTop > 0) setIsFollowing(false);
	};
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
		follow: () => {
			setIsFollowing(true);
			scrollToEnd(ref.current);
		},
		onWheel: ({ deltaY }: WheelEvent) => {
			if (deltaY < 0) leave();
		},
		onKeyDown: ({ key, target, currentTarget }: KeyboardEvent) => {
			if (target === currentTarget && KEYS_UP.includes(key)) leave();
		},
		onScroll: () => {
			const { current } = ref;
			if (!current) return;
			const { scrollTop, scrollHeight, clientHeight } = current;
			const { top, size } = last.current;
			last.current = { top: scrollTop, size: `${String(scrollHeight)} ${String(clientHeight)}` };
			const isNear = scrollHeight - scrollTop - clientHeight < NEAR_PX;
			if (scrollTop > top && isNear) setIsFollowing(true);
			// Content that shrinks, as when a whole answer takes the place of the live one, scrolls up too: no reader has left then.
			if (scrollTop < top && !isNear && last.current.size === size) setIsFollowing(false);
		},
	};
}

/** Keys that scroll up. */
const KEYS_UP: readonly string[] = ["ArrowUp", "PageUp", "Home"];

function scrollToEnd(element: HTMLElement | null): void {
	if (element) element.scrollTop = element.scrollHeight;
}
