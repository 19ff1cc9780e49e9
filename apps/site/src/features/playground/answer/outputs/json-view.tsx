import { CopyableCode } from "../../../../ui/code/copyable-code.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { CutText } from "./parts/cut-text.tsx";
import { toJsonText } from "./json-text.ts";
import styles from "./parts/outputs.module.css";

/** Any value as indented JSON, with a button that copies it; long text is cut until the reader expands it. */
export function JsonView({ value, label }: { readonly value: unknown; readonly label: string }) {
	const { copying, words } = usePlayground();
	const text = toJsonText(value);
	if (text === undefined) return <p className={styles.note}>{words.outputs.tooDeep}</p>;
	return (
		<div className={styles.json}>
			<CutText text={text}>
				{(shown) => (
					<CopyableCode label={label} words={copying}>
						{shown}
					</CopyableCode>
				)}
			</CutText>
		</div>
	);
}
