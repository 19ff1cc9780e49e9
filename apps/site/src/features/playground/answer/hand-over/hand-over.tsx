import type { OutputKind } from "@pusula/tasks";
import { Suspense, useContext, useMemo, useState } from "react";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { listCarried } from "./carried.ts";
import { HandOverContext } from "./hand-over-context.ts";
import styles from "./hand-over.module.css";

const HandOverBody = lazyPart(() => import("./hand-over-body.tsx").then((module) => module.HandOverBody));

/** The tasks that take an output, or a part of it, as their input; loaded when it is opened. */
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
	const { words } = usePlayground();
	const controls = useContext(HandOverContext);
	const [isOpen, setIsOpen] = useState(false);
	const [first, ...others] = useMemo(() => listCarried(kind, output, args), [kind, output, args]);
	if (!controls || !first) return undefined;
	return (
		<details className={styles.handOver} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
			<summary>{words.outputs.handOver}</summary>
			{isOpen && (
				<Suspense>
					<HandOverBody carried={[first, ...others]} />
				</Suspense>
			)}
		</details>
	);
}
