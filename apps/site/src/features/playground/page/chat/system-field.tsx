import { Suspense, useState } from "react";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { focusOn } from "../../parts/focus.ts";
import { useToolWords } from "../../parts/tool-words.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./turns/chat.module.css";

/** The system prompt, typed or begun with a ready one. */
export function SystemField({
	value,
	onChange,
}: {
	readonly value: string;
	readonly onChange: (system: string) => void;
}) {
	const { words } = usePlayground();
	// The ready prompts are fetched with the first look at them.
	const [wasOpen, setWasOpen] = useState(value !== "");
	return (
		<details
			className={styles.system}
			open={value !== "" || undefined}
			onToggle={({ currentTarget }) => setWasOpen((was) => was || currentTarget.open)}
		>
			<summary>{words.systemPrompt}</summary>
			<div>
				<textarea
					aria-label={words.systemPrompt}
					rows={2}
					value={value}
					onChange={(event) => onChange(event.target.value)}
				/>
				<Suspense>{wasOpen && <Presets value={value} onChange={onChange} />}</Suspense>
			</div>
		</details>
	);
}

/** Ready system prompts to begin with; one that takes the place of a typed prompt can be taken back. */
function Presets({
	value,
	onChange,
}: {
	readonly value: string;
	readonly onChange: (system: string) => void;
}) {
	const { presets, noPreset, undo } = usePlayground().words.chat;
	const { presetTexts } = useToolWords();
	const [replaced, setReplaced] = useState("");
	const chosen = presetTexts.find(({ text }) => text === value)?.text ?? "";
	return (
		<>
			<select
				aria-label={presets}
				value={chosen}
				onChange={(event) => {
					if (chosen === "") setReplaced(value);
					onChange(event.target.value);
				}}
			>
				<option value="">{`${presets}: ${noPreset}`}</option>
				{presetTexts.map(({ title, text }) => (
					<option key={title} value={text}>
						{title}
					</option>
				))}
			</select>
			{replaced !== "" && value !== replaced && (chosen !== "" || value === "") && (
				<QuietButton
					compact
					onClick={({ currentTarget }) => {
						focusOn("textarea", currentTarget.parentElement);
						onChange(replaced);
					}}
				>
					{undo}
				</QuietButton>
			)}
		</>
	);
}
