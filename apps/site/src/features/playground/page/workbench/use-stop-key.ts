import { useEffect, useRef } from "react";

/** Escape stops a run from anywhere on the page, unless a menu, a list or a dialog closes by it. */
export function useStopKey(isRunning: boolean, stop: () => void): void {
	const latest = useRef(stop);
	useEffect(() => {
		latest.current = stop;
	});
	useEffect(() => {
		if (!isRunning) return undefined;
		const listen = (event: KeyboardEvent): void => {
			const isTaken = event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]");
			if (event.key === "Escape" && !isTaken) latest.current();
		};
		addEventListener("keydown", listen);
		return () => removeEventListener("keydown", listen);
	}, [isRunning]);
}
