import { useLayoutEffect, useRef } from "react";
import { focusSoon } from "../parts/focus.ts";
import { usePlayground } from "../parts/playground-context.ts";
import styles from "./workbench/page.module.css";

/**
 * The place of a task's form until that is loaded. It can be reached by keys, and hands the focus on to the form: whoever is
 * faster than the form does not go past it.
 */
export function Waiting() {
	const { words } = usePlayground();
	const ref = useRef<HTMLParagraphElement>(null);
	useLayoutEffect(() => {
		const { current } = ref;
		return () => {
			if (current && document.activeElement === current) focusSoon(NEXT);
		};
	}, []);
	return (
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- holds the place of the form in the order of focus
		<p ref={ref} className={styles.waiting} data-waiting="" tabIndex={0}>
			{words.loading}
		</p>
	);
}

/** First what is still awaited, then the first control of the form. */
const NEXT = "[data-waiting], [data-workbench] form :is(summary, input, textarea, select, button)";
