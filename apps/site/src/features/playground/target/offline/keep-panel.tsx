import { loadOnDevice } from "../../../../../messages/load-on-device.ts";
import type { OnDevice } from "../../../../../messages/tr/on-device.ts";
import { SHIPPED_PIECES } from "../../../../facts/local/shipped-pieces.ts";
import { fill } from "../../../../lib/fill.ts";
import { toSizeWords } from "../../../../lib/words/size-words.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { makeLaterWords } from "../../parts/later-words.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import styles from "../parts/connection.module.css";
import { type Keeping, useKeeping } from "./use-keeping.ts";

const useWords = makeLaterWords(loadOnDevice);

/** Keeps the models that come with the site for use without a network: their sizes first, then a bar, and a way to stop. */
export function KeepPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
	const { locale } = usePlayground();
	const { ahead } = useWords().kept;
	const { keeping, start, stop } = useKeeping(locale);
	const { status, ids, total } = keeping;
	// One button for each next step, so that it keeps the focus.
	const [label, act] =
		status === "busy"
			? [ahead.cancel, stop]
			: status === "kept"
				? [ahead.close, onClose]
				: [ahead.agree, () => void start()];
	return (
		<section id={id} className={styles.panel} aria-label={ahead.title} data-keeping={status}>
			<p>{ahead.lead}</p>
			<ul>
				{SHIPPED_PIECES.map((piece) => {
					const size = toSizeWords(piece.bytes, locale);
					return (
						<li key={piece.id} data-kept={ids.has(piece.id) || undefined}>
							{ahead.pieces[piece.id]}: {ids.has(piece.id) ? fill(ahead.here, { size }) : size}
						</li>
					);
				})}
			</ul>
			{status !== "kept" && total > 0 && <p>{fill(ahead.text, { size: toSizeWords(total, locale) })}</p>}
			{status === "busy" && <Progress keeping={keeping} words={ahead} />}
			<output>{toSentence(keeping, ahead)}</output>
			<div className={styles.row}>
				<Button onClick={act}>{label}</Button>
			</div>
		</section>
	);
}

type Words = OnDevice["kept"]["ahead"];

function Progress({ keeping, words }: { readonly keeping: Keeping; readonly words: Words }) {
	const { locale } = usePlayground();
	const { total } = keeping;
	const loaded = Math.min(keeping.loaded, total);
	const sizes = { loaded: toSizeWords(loaded, locale), total: toSizeWords(total, locale) };
	return (
		<p>
			<progress max={total} value={loaded} aria-label={words.downloading} /> {fill(words.progress, sizes)}
		</p>
	);
}

/** The status in words, for readers who do not see the bar. */
function toSentence({ status, reason }: Keeping, words: Words): string {
	if (status === "busy") return words.downloading;
	if (status === "kept") return words.kept;
	if (status === "stopped") return words.stopped;
	if (status === "failed") return fill(words.failed, { reason });
	return status === "no-worker" ? words.noWorker : "";
}
