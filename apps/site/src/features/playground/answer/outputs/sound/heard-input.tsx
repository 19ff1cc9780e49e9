import type { ReactNode } from "react";
import { WordsWithCode } from "../../../../../ui/text/words-with-code.tsx";
import { useOutputWords } from "../../../parts/output-words.ts";
import { usePlayground } from "../../../parts/playground-context.ts";
import type { OutputProps } from "../parts/output-props.ts";
import lists from "../parts/outputs.module.css";
import { readSpokenChunks } from "./spoken-chunk.ts";
import { SoundView } from "./sound-view.tsx";

/** An output beside the sound that it is about, with the times in it. */
export function HeardInput({
	sound: blob,
	output,
	isText,
	children,
}: Pick<OutputProps, "output"> & {
	readonly sound: Blob;
	/** The output is what was said. */
	readonly isText: boolean;
	readonly children: ReactNode;
}) {
	const { words } = usePlayground();
	const { sound } = useOutputWords();
	const chunks = readSpokenChunks(output);
	return (
		<div className={lists.list}>
			{children}
			<SoundView blob={blob} label={words.yourFile} chunks={chunks} />
			{isText && chunks.length === 0 && (
				<p className={lists.note}>
					<WordsWithCode text={sound.noTimes} />
				</p>
			)}
		</div>
	);
}
