import { useEffect, useState } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { fill } from "../../../../lib/fill.ts";
import { MediaView } from "../../parts/media-view.tsx";
import { readRun } from "../../run/saved/run-store.ts";
import type { RunHead, SavedRun } from "../../run/saved/saved-run.ts";
import { MoreButton } from "./more-button.tsx";
import type { SavedProps } from "./saved-props.ts";
import { useSavedWords } from "./saved-words.ts";
import styles from "./saved.module.css";
import { toOpenedForm } from "./to-opened-form.ts";
import type { Saved } from "./use-saved.ts";

/** How many pictures are shown at first, and how many more each time. */
const STEP = 12;

/** The pictures that earlier runs have made, the newest first; nothing where there is none. */
export function GallerySection({
	catalogue,
	onOpen,
	saved: { runs },
}: SavedProps & { readonly saved: Saved }) {
	const words = useSavedWords();
	const [limit, setLimit] = useState(STEP);
	const makers = catalogue.tasks.filter(({ outputKind }) => outputKind === "media").map(({ id }) => id);
	const heads = runs
		.filter(({ target, status }) => status === "done" && makers.includes(target.task))
		.toSorted((a, b) => b.at - a.at);
	const pictures = usePictures(heads.slice(0, limit));
	if (pictures.length === 0) return undefined;
	return (
		<section className={styles.section} aria-label={words.gallery}>
			<h3>{words.gallery}</h3>
			<ul role="list" className={styles.gallery}>
				{pictures.map(({ run, picture }) => (
					<li key={run.id}>
						<MediaView blob={picture} label={fill(words.galleryPicture, { input: run.input })} />
						<Button
							aria-label={fill(words.galleryOpen, { action: words.takeToForm, input: run.input })}
							onClick={() => onOpen(run.target, toOpenedForm(run, false), false)}
						>
							{words.takeToForm}
						</Button>
					</li>
				))}
			</ul>
			{heads.length > limit && (
				<MoreButton isLast={limit + STEP >= heads.length} onMore={() => setLimit(limit + STEP)} />
			)}
		</section>
	);
}

interface MadePicture {
	readonly run: SavedRun;
	readonly picture: Blob;
}

/** Those of the runs that have made a picture, read from the device. */
function usePictures(heads: readonly RunHead[]): readonly MadePicture[] {
	const [pictures, setPictures] = useState<readonly MadePicture[]>([]);
	const wanted = heads.map(({ id }) => id).join();
	useEffect(() => {
		let isWanted = true;
		void Promise.all(heads.map(readRun)).then(
			(runs) => isWanted && setPictures(runs.flatMap(toPicture)),
			() => undefined,
		);
		return () => {
			isWanted = false;
		};
		// oxlint-disable-next-line react/exhaustive-deps -- the ids say which runs they are
	}, [wanted]);
	return pictures;
}

function toPicture(run: SavedRun | undefined): readonly MadePicture[] {
	const picture = run?.output;
	return run && picture instanceof Blob && picture.type.startsWith("image/") ? [{ run, picture }] : [];
}
