import type { Messages } from "../../../../messages/words.ts";
import styles from "./language-model-lab.module.css";
import { FIRST_SETTINGS, SETTING_RANGES, type SettingName } from "../lab/setting-ranges.ts";

/** The sliders before a token is drawn, and the seed. */
export function SettingsFields({ words }: { readonly words: Messages["languageModel"] }) {
	const names = Object.keys(SETTING_RANGES) as SettingName[]; // the keys of that table
	return (
		<fieldset className={styles.settings}>
			<legend>{words.settings}</legend>
			{names.map((name) => (
				<label key={name}>
					<span>{words[name]}</span>
					<b data-value={name} aria-hidden="true" />
					<input type="range" name={name} {...SETTING_RANGES[name]} defaultValue={FIRST_SETTINGS[name]} />
				</label>
			))}
			<label>
				<span>{words.seed}</span>
				<input
					type="number"
					name="seed"
					min={0}
					max={999_999}
					step={1}
					defaultValue={1}
					inputMode="numeric"
				/>
			</label>
		</fieldset>
	);
}
