import { epochMs } from "../../../../lib/effects/clock.ts";
import { randomId } from "../../../../lib/effects/random-id.ts";
import { useState } from "react";
import type { PlaygroundSaved } from "../../../../../messages/tr/playground-saved.ts";
import { fill } from "../../../../lib/fill.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { toSizeWords } from "../../../../lib/words/size-words.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { LONGEST_NAME, MOST_PRESETS, type Preset } from "../../run/saved/preset.ts";
import { deletePreset, putPreset, starPreset } from "../../run/saved/run-store.ts";
import { measure, MOST_RUN_BYTES } from "../../run/saved/saved-run.ts";
import { withoutSecrets } from "../../run/saved/secrets.ts";
import { DeleteButton } from "./delete-button.tsx";
import type { SavedProps } from "./saved-props.ts";
import { useSavedWords } from "./saved-words.ts";
import { StarButton } from "./star-button.tsx";
import styles from "./saved.module.css";
import { listTabSecrets } from "./tab-secrets.ts";
import type { Deletion, Saved, SavedControls } from "./use-saved.ts";

type Props = SavedProps & { readonly saved: Saved; readonly controls: SavedControls };

/** The reader's presets, and a field that makes one of the current form. */
export function PresetSection(props: Props) {
	const {
		onOpen,
		saved: { presets },
		controls: { change, offerUndo },
	} = props;
	const words = useSavedWords();
	return (
		<section className={styles.section} aria-label={words.presets}>
			<h3>{words.presets}</h3>
			<PresetForm {...props} />
			{presets.length === 0 && <p className={styles.about}>{words.noPresets}</p>}
			<ul role="list" className={styles.list}>
				{presets.map((preset) => (
					<PresetItem
						key={preset.id}
						preset={preset}
						onOpen={onOpen}
						onStar={() =>
							void change(async () => {
								await starPreset(preset);
								return "";
							})
						}
						onDelete={() =>
							void change(async () => {
								await deletePreset(preset.id);
								offerUndo(toDeletion(preset, words));
								return fill(words.presetDeleted, { name: preset.name });
							})
						}
					/>
				))}
			</ul>
		</section>
	);
}

function toDeletion(preset: Preset, words: PlaygroundSaved): Deletion {
	const name = fill(words.presetTitle, { name: preset.name });
	return {
		kind: "preset",
		name,
		putBack: async () => {
			await putPreset(preset);
			return fill(words.back, { name });
		},
	};
}

function PresetItem({
	preset: { name, target, draft, compared, isStarred },
	onOpen,
	onStar,
	onDelete,
}: {
	readonly preset: Preset;
	readonly onOpen: SavedProps["onOpen"];
	readonly onStar: () => void;
	readonly onDelete: () => void;
}) {
	const words = useSavedWords();
	const nameOf = (action: string): string => fill(words.ofPreset, { action, name });
	return (
		<li className={styles.item}>
			<p className={styles.title}>
				{name} <span translate="no">{target.model}</span>
			</p>
			<div className={styles.row}>
				<Button
					aria-label={nameOf(words.takeToForm)}
					onClick={() => onOpen(target, { draft, compared }, false)}
				>
					{words.takeToForm}
				</Button>
				<StarButton name={nameOf(words.star)} isStarred={isStarred} onStar={onStar} />
				<DeleteButton name={nameOf(words.delete)} onDelete={onDelete} />
			</div>
		</li>
	);
}

/** Makes a preset of the current form; one with the same name is renewed. */
function PresetForm({ state, keys, readForm, readShown, saved: { presets }, controls }: Props) {
	const { change, say } = controls;
	const { locale } = usePlayground();
	const words = useSavedWords();
	const [name, setName] = useState("");
	function submit(): void {
		const typed = name.trim();
		const form = withoutSecrets(readForm(), listTabSecrets(keys, readShown()));
		if (typed === "" || !form) return say(words.nameMissing);
		const known = presets.find((preset) => preset.name === typed);
		if (!known && presets.length >= MOST_PRESETS)
			return say(fill(words.presetLimit, { count: MOST_PRESETS }));
		if (measure(form.draft) > MOST_RUN_BYTES)
			return say(fill(words.presetTooLarge, { size: toSizeWords(MOST_RUN_BYTES, locale) }));
		const kept = { id: known?.id ?? randomId(), ...(known?.isStarred && { isStarred: true }) };
		void change(async () => {
			await putPreset({ ...kept, name: typed, at: epochMs(), target: state, ...form });
			setName("");
			return fill(known ? words.presetReplaced : words.presetAdded, { name: typed });
		});
		return undefined;
	}
	return (
		<form
			className={styles.row}
			onSubmit={(event) => {
				event.preventDefault();
				submit();
			}}
		>
			<label className={styles.field}>
				<span>{words.presetName}</span>
				<input
					type="text"
					autoComplete="off"
					maxLength={LONGEST_NAME}
					value={name}
					onChange={(event) => setName(event.target.value)}
				/>
			</label>
			<Button type="submit">{words.addPreset}</Button>
		</form>
	);
}
