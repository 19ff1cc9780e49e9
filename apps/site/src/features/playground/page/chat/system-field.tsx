import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./chat.module.css";

/** The system prompt, typed or begun with a ready one. */
export function SystemField({
	value,
	onChange,
}: {
	readonly value: string;
	readonly onChange: (system: string) => void;
}) {
	const { words } = usePlayground();
	const { presets, noPreset, presetTexts } = words.chat;
	return (
		<details className={styles.system} open={value !== "" || undefined}>
			<summary>{words.systemPrompt}</summary>
			<div>
				<textarea
					aria-label={words.systemPrompt}
					rows={2}
					value={value}
					onChange={(event) => onChange(event.target.value)}
				/>
				<select
					aria-label={presets}
					value={presetTexts.find(({ text }) => text === value)?.text ?? ""}
					onChange={(event) => onChange(event.target.value)}
				>
					<option value="">{`${presets}: ${noPreset}`}</option>
					{presetTexts.map(({ title, text }) => (
						<option key={title} value={text}>
							{title}
						</option>
					))}
				</select>
			</div>
		</details>
	);
}
