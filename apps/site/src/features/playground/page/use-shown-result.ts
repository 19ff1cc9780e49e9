import { type RefObject, useEffect } from "react";

/** Where form and result are below each other, a run that begins brings its result into sight. */
export function useShownResult(startedAt: number | undefined, result: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		if (startedAt === undefined || !matchMedia("(width < 62rem)").matches) return;
		result.current?.scrollIntoView({ block: "start" });
	}, [startedAt, result]);
}
