import { Monitor, Moon, Sun } from "lucide-react";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import styles from "./theme-menu.module.css";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

const THEMES = [
	{ value: "system", Icon: Monitor },
	{ value: "light", Icon: Sun },
	{ value: "dark", Icon: Moon },
] as const;

/** A small menu of three themes. Needs the page's script, and is not there without one: the system's theme rules then. */
export function ThemeMenu({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).theme;
	return (
		<details className={styles.menu} data-menu="" data-theme-menu="" data-needs-script="">
			<summary>
				<Sun className={styles.light} aria-hidden="true" focusable="false" />
				<Moon className={styles.dark} aria-hidden="true" focusable="false" />
				<VisuallyHidden>{words.label}</VisuallyHidden>
			</summary>
			<fieldset>
				<legend>{words.label}</legend>
				{THEMES.map(({ value, Icon }) => (
					<label key={value}>
						<input type="radio" name="theme" value={value} defaultChecked={value === "system"} />
						<Icon aria-hidden="true" focusable="false" />
						{words[value]}
					</label>
				))}
			</fieldset>
		</details>
	);
}
