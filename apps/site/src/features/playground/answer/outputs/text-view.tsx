import { lazy, useDeferredValue, useState } from "react";
import { LazyPlace } from "../../parts/lazy-part.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { CopyTextButton } from "./parts/copy-text-button.tsx";
import { CutText } from "./parts/cut-text.tsx";
import { hasMarks } from "./markdown/markdown-marks.ts";
import styles from "./parts/outputs.module.css";
import { toVisible } from "../../parts/text-chunks.ts";

const MarkdownView = lazy(() =>
	import("./markdown/markdown-view.tsx").then((module) => ({ default: module.MarkdownView })),
);

/** A text that a model wrote: drawn as Markdown, or as it was written, as the reader likes. Never read as HTML. */
export function TextView({ text }: { readonly text: string }) {
	const { words } = usePlayground();
	const [isPlain, setIsPlain] = useState(false);
	/** While a stream is faster than the rendering, chunks are rendered together. */
	const drawn = useDeferredValue(text);
	if (!text) return undefined;
	return (
		<div className={styles.answer} data-answer-text="">
			<CutText text={drawn}>
				{(shown) =>
					isPlain || !hasMarks(shown) ? (
						<PlainText text={shown} />
					) : (
						<LazyPlace fallback={<PlainText text={shown} />}>
							<MarkdownView text={shown} />
						</LazyPlace>
					)
				}
			</CutText>
			<div className={styles.tools}>
				<label>
					<input type="checkbox" checked={isPlain} onChange={() => setIsPlain(!isPlain)} />
					{words.outputs.plainText}
				</label>
				<CopyTextButton text={text} />
			</div>
		</div>
	);
}

/** A text as it was written, save that what turns the direction of reading is shown by its number. */
export function PlainText({ text }: { readonly text: string }) {
	return (
		<p className={styles.text} dir="auto">
			{toVisible(text)}
		</p>
	);
}
