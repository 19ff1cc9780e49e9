import { Suspense, useContext, useState } from "react";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import type { Carried } from "./carried.ts";
import { HandOverContext } from "./hand-over-context.ts";
import styles from "./hand-over.module.css";

const HandOverBody = lazyPart(() => import("./hand-over-body.tsx").then((module) => module.HandOverBody));

/** The tasks that take one of these parts as their input; loaded when it is opened. Nothing where no task can be opened. */
export function HandOverFold({ carried }: { readonly carried: readonly [Carried, ...Carried[]] }) {
	const { words } = usePlayground();
	const [isOpen, setIsOpen] = useState(false);
	if (!useContext(HandOverContext)) return undefined;
	return (
		<details className={styles.handOver} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
			<summary>{words.outputs.handOver}</summary>
			{isOpen && (
				<Suspense>
					<HandOverBody carried={carried} />
				</Suspense>
			)}
		</details>
	);
}
