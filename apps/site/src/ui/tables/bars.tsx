import type { Locale } from "../../lib/locale.ts";
import { numbersIn } from "../../locales/forms.ts";
import styles from "./bars.module.css";

/** Labels with scores, each with a bar and the number beside it. A bar is full at 1 and empty at 0 and below. */
export function Bars({
	bars,
	locale,
}: {
	readonly bars: readonly { readonly label: string; readonly score: number }[];
	readonly locale: Locale;
}) {
	const percent = numbersIn(locale, { style: "percent", maximumFractionDigits: 1 });
	return (
		<ul className={styles.bars} role="list">
			{bars.map(({ label, score }, index) => (
				<li key={`${label}-${String(index)}`}>
					<span className={styles.label}>{label}</span>
					<span className={styles.score}>{percent.format(score)}</span>
					<svg className={styles.bar} width="100%" height="4" aria-hidden="true" focusable="false">
						<rect width={`${Math.min(1, Math.max(0, score)) * 100}%`} height="4" rx="1" />
					</svg>
				</li>
			))}
		</ul>
	);
}
