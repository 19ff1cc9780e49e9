import { fill } from "../../../../../lib/fill.ts";
import { numbersIn } from "../../../../../locales/forms.ts";
import { useOutputWords } from "../../../parts/output-words.ts";
import { usePlayground } from "../../../parts/playground-context.ts";
import type { SpokenChunk } from "./spoken-chunk.ts";
import styles from "./sound.module.css";

/** The stretches of a sound with their times; each plays on its own, and the one that is heard is marked. */
export function ChunkList({
	chunks,
	heard,
	onPlay,
}: {
	readonly chunks: readonly SpokenChunk[];
	/** Index of the stretch that is heard; -1 for none. */
	readonly heard: number;
	readonly onPlay: (from: number, to?: number) => void;
}) {
	const { locale, words } = usePlayground();
	const { sound } = useOutputWords();
	const number = numbersIn(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
	const toWords = (seconds: number): string => fill(words.live.elapsed, { count: number.format(seconds) });
	return (
		<ol role="list" className={styles.chunks} aria-label={sound.chunks}>
			{chunks.map(({ text, from, to }, index) => {
				const until = to === undefined ? sound.end : toWords(to);
				return (
					<li key={`${String(from)}-${String(index)}`} aria-current={index === heard ? "true" : undefined}>
						<button
							type="button"
							aria-label={fill(sound.play, { from: toWords(from), to: until, text })}
							onClick={() => onPlay(from, to)}
						>
							<span className={styles.time}>
								{toWords(from)} – {until}
							</span>
							<span dir="auto">{text}</span>
						</button>
					</li>
				);
			})}
		</ol>
	);
}
