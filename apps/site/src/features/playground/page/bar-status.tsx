import { type RefObject, useEffect, useState } from "react";
import { QuietButton } from "../../../ui/controls/quiet-button.tsx";
import { RunStatus } from "../answer/run-status.tsx";
import { focusOn } from "../parts/focus.ts";
import { usePlayground } from "../parts/playground-context.ts";
import type { RunState } from "../run/state/run-state.ts";
import styles from "./workbench/page.module.css";

/** The state of a run beside its buttons, while its result is out of sight, and a way to it. */
export function BarStatus({
	run,
	result,
}: {
	readonly run: RunState;
	/** The element with the result. */
	readonly result: RefObject<HTMLElement | null>;
}) {
	const { words } = usePlayground();
	const isSeen = useIsSeen(result);
	if (run.status === "idle" || isSeen) return undefined;
	return (
		<div className={styles.barStatus}>
			<RunStatus run={run} />
			<QuietButton
				onClick={() => {
					result.current?.scrollIntoView({ block: "start" });
					focusOn("[tabindex]", result.current);
				}}
			>
				{words.live.toResult}
			</QuietButton>
		</div>
	);
}

/** True while the top of an element is in the window, or has been scrolled past with some of it still there. */
function useIsSeen(ref: RefObject<HTMLElement | null>): boolean {
	const [isSeen, setIsSeen] = useState(true);
	useEffect(() => {
		const { current } = ref;
		if (!current) return undefined;
		const observer = new IntersectionObserver(([entry]) => setIsSeen(entry?.isIntersecting ?? true), {
			rootMargin: "0px 0px -120px 0px",
		});
		observer.observe(current);
		return () => observer.disconnect();
	}, [ref]);
	return isSeen;
}
