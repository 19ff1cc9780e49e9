import { useEffect, useRef } from "react";
import { findTabStorage } from "../../../lib/kept/storage.ts";
import { toShownName } from "../form/draft/draft-store.ts";
import { useAccess } from "../target/connection/access-context.ts";
import type { BenchProps } from "./workbench/workbench.tsx";

/** After a reload, shows again what the models of a form have answered in this tab. */
export function useRecalledRuns(props: BenchProps): void {
	const begun = useRef({ props, accessFor: useAccess() });
	useEffect(() => {
		const { props: first, accessFor } = begun.current;
		const hasMarks = findTabStorage()?.getItem(toShownName(first.state.task));
		if (first.opened.id > 0 || !hasMarks) return;
		import("./recall-runs.ts").then(({ recallRuns }) => recallRuns(first, accessFor)).catch(() => undefined); // without this part of the page, or the browser's data, the form begins without an answer
	}, []);
}
