import type { OutputKind } from "@pusula/tasks";
import { useMemo } from "react";
import { listCarried } from "./carried.ts";
import { HandOverFold } from "./hand-over-fold.tsx";

/** The tasks that take an output, or a part of it, as their input. */
export function HandOver({
	kind,
	output,
	args,
}: {
	readonly kind: OutputKind;
	readonly output: unknown;
	/** Arguments of the call, which hold what was found in. */
	readonly args?: Readonly<Record<string, unknown>> | undefined;
}) {
	const [first, ...others] = useMemo(() => listCarried(kind, output, args), [kind, output, args]);
	return first && <HandOverFold carried={[first, ...others]} />;
}
