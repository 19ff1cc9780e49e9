import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { focusOn } from "../../parts/focus.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./compare.module.css";
import { MOST_COMPARED } from "./compared-models.ts";

/** Adds one more to the comparison while there is room for one. */
export function AddModelButton({ count, onAdd }: { readonly count: number; readonly onAdd: () => void }) {
	const { words } = usePlayground();
	const add = (): void => {
		onAdd();
		if (count === MOST_COMPARED - 1) focusOn("[data-workbench] form [type=submit]"); // the button goes
	};
	return (
		<div className={styles.compare}>
			{count < MOST_COMPARED && (
				<QuietButton data-add-model="" onClick={add}>
					{words.compare.add}
				</QuietButton>
			)}
			<p>{words.compare.about}</p>
		</div>
	);
}
