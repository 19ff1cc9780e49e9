import { wordsIn } from "../../../../messages/words.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toWavePath } from "../../../lib/media/wave-shape.ts";
import { numbersIn } from "../../../locales/forms.ts";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import type { DemoWave } from "./demo-waves.ts";
import styles from "./demo-sound.module.css";

const HEIGHT = 28;

/** A sound of a demo: its wave with its length, and the player below. */
export function DemoSound({
	src,
	wave,
	locale,
}: {
	readonly src: string;
	readonly wave: DemoWave;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).task.sound;
	const seconds = fill(words.seconds, {
		count: numbersIn(locale, { maximumFractionDigits: 1 }).format(wave.seconds),
	});
	return (
		<figure className={styles.sound}>
			<svg
				className={styles.wave}
				viewBox={`0 0 ${wave.width} ${HEIGHT}`}
				preserveAspectRatio="none"
				aria-hidden="true"
				focusable="false"
			>
				<path d={toWavePath(wave.peaks, HEIGHT)} />
			</svg>
			<p className={styles.length}>
				<span aria-hidden="true">0</span>
				<span>
					<VisuallyHidden>{words.wave}: </VisuallyHidden>
					{seconds}
				</span>
			</p>
			{/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript of the recording is below it */}
			<audio src={src} controls preload="none" />
		</figure>
	);
}
