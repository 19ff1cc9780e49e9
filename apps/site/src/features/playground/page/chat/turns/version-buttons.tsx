import { fill } from "../../../../../lib/fill.ts";
import type { BranchStep } from "../../../form/chat/branches.ts";
import { usePlayground } from "../../../parts/playground-context.ts";
import styles from "./chat.module.css";

/** Goes through the versions of a message; nothing where there is only one. */
export function VersionButtons({
	step: { version, versions },
	onShow,
}: {
	readonly step: Pick<BranchStep<unknown>, "version" | "versions">;
	readonly onShow: (version: number) => void;
}) {
	const { words } = usePlayground();
	if (versions < 2) return undefined;
	const to =
		(next: number): (() => void) =>
		() =>
			onShow((next + versions) % versions);
	return (
		<span className={styles.versions}>
			<button type="button" aria-label={words.chat.previous} onClick={to(version - 1)}>
				‹
			</button>
			<output>{fill(words.chat.version, { index: version + 1, count: versions })}</output>
			<button type="button" aria-label={words.chat.next} onClick={to(version + 1)}>
				›
			</button>
		</span>
	);
}
