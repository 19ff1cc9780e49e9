import { Suspense, useState } from "react";
import { QuietButton } from "../../../../ui/quiet-button.tsx";
import { readHash } from "../../parts/page-url.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./saved-bar.module.css";
import type { SavedProps } from "./saved-props.ts";
import { isShared } from "./shared-hash.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";

const SavedDialog = lazyPart(() => import("./saved-dialog.tsx").then((module) => module.SavedDialog));

const ShareDialog = lazyPart(() => import("./share-dialog.tsx").then((module) => module.ShareDialog));
const ReceivedForm = lazyPart(() => import("./received-form.tsx").then((module) => module.ReceivedForm));

/** The ways to earlier runs, named forms and sharing, and a form that a link has brought. All of it is loaded when it is opened. */
export function SavedBar(props: SavedProps) {
	const { words } = usePlayground();
	const [opened, setOpened] = useState<"saved" | "sharing">();
	const [hash, setHash] = useState(readHash);
	const close = (): void => setOpened(undefined);
	return (
		<>
			<Suspense>
				{isShared(hash) && <ReceivedForm {...props} hash={hash} onClose={() => setHash("")} />}
			</Suspense>
			<div className={styles.place}>
				<div className={styles.bar}>
					<QuietButton compact onClick={() => setOpened("saved")}>
						{words.saved}
					</QuietButton>
					<QuietButton compact onClick={() => setOpened("sharing")}>
						{words.share}
					</QuietButton>
					<Suspense>
						{opened === "saved" && <SavedDialog {...props} onClose={close} />}
						{opened === "sharing" && <ShareDialog {...props} onClose={close} />}
					</Suspense>
				</div>
			</div>
		</>
	);
}
