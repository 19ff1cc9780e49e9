import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { focusOn } from "../../parts/focus.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./media-field.module.css";

/**
 * The buttons of a device. The last one closes it, and has the focus once the device has come in the place of the button that
 * opened it, and where the button that has the focus goes.
 */
export function DeviceTools({
	retry,
	close,
	onClose,
	children,
}: {
	/** Requests the device once more; absent where that cannot help. */
	readonly retry: (() => void) | undefined;
	/** What the last button says. */
	readonly close: string;
	readonly onClose: () => void;
	readonly children: ReactNode;
}) {
	const { words } = usePlayground();
	const tools = useRef<HTMLDivElement>(null);
	const hasFocus = useRef(true);
	const note = (has: boolean): void => {
		hasFocus.current = has;
	};
	// An element that goes reports no blur.
	useEffect(() => {
		if (hasFocus.current && !tools.current?.contains(document.activeElement))
			focusOn("button:last-child", tools.current);
	});
	return (
		<div ref={tools} className={styles.tools} onFocus={() => note(true)} onBlur={() => note(false)}>
			{children}
			{retry && <Button onClick={retry}>{words.chat.retry}</Button>}
			<Button onClick={onClose}>{close}</Button>
		</div>
	);
}
