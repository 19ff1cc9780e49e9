import { Suspense, useEffect, useState } from "react";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { readHash } from "../../parts/page-url.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { KEPT_EVENT, type KeptDetail } from "../../run/saved/kept-event.ts";
import styles from "./saved-bar.module.css";
import type { Catalogue } from "../../target/state/catalogue.ts";
import type { PageState } from "../state/use-page-state.ts";
import type { SavedProps } from "./saved-props.ts";
import { isShared } from "./shared-hash.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";

const SavedDialog = lazyPart(() => import("./saved-dialog.tsx").then((module) => module.SavedDialog));

const ShareDialog = lazyPart(() => import("./share-dialog.tsx").then((module) => module.ShareDialog));
const FullNote = lazyPart(() => import("./full-note.tsx").then((module) => module.FullNote));
const UrlNote = lazyPart(() => import("./url-note.tsx").then((module) => module.UrlNote));
const ReceivedForm = lazyPart(() => import("./received-form.tsx").then((module) => module.ReceivedForm));

/** The ways to earlier runs, named forms and sharing, and a form that a link has brought. All of it is loaded when it is opened. */
export function SavedBar({ catalogue, page }: { readonly catalogue: Catalogue; readonly page: PageState }) {
	const { words } = usePlayground();
	const [opened, setOpened] = useState<"saved" | "sharing">();
	const [hash, setHash] = useState(readHash);
	const problem = useKeptProblem();
	const close = (): void => setOpened(undefined);
	const { state, controls: keys, readForm, readShown, isInUrl, open: onOpen } = page;
	const props: SavedProps = { catalogue, state, keys, readForm, readShown, onOpen };
	return (
		<>
			<Suspense>
				{isShared(hash) && <ReceivedForm {...props} hash={hash} onClose={() => setHash("")} />}
				{problem === "full" && <FullNote />}
				{!isInUrl && <UrlNote />}
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

/** Why the last run was not kept; undefined where it was, or none has ended. */
function useKeptProblem(): KeptDetail {
	const [problem, setProblem] = useState<KeptDetail>();
	useEffect(() => {
		const listen = (event: Event): void => setProblem((event as CustomEvent<KeptDetail>).detail); // as `keepAndNotify` sends it
		addEventListener(KEPT_EVENT, listen);
		return () => removeEventListener(KEPT_EVENT, listen);
	}, []);
	return problem;
}
