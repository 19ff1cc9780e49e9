import { useEffect } from "react";

/** Runs a form once it is there, where it was opened to be run. */
export function useToRun(takeRun: () => boolean, run: () => unknown): void {
	useEffect(() => {
		if (takeRun()) run();
		// oxlint-disable-next-line react/exhaustive-deps -- once, with the form that was opened
	}, []);
}
