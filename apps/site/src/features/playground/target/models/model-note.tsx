import { useState } from "react";
import { QuietButton } from "../../../../ui/quiet-button.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { isKnownModel } from "./list-options.ts";
import { readModels, toggleFavourite } from "./model-memory.ts";
import styles from "./models.module.css";
import type { ModelList } from "./use-model-list.ts";

/** Says that nobody here knows a model, and keeps one among the favourites. */
export function ModelNote({ model, list }: { readonly model: string; readonly list: ModelList }) {
	const { words } = usePlayground();
	const [favourites, setFavourites] = useState(() => readModels("favourite"));
	if (model.trim() === "") return undefined;
	const isKnown = isKnownModel(model.trim(), list);
	return (
		<>
			{!isKnown && <strong className={styles.unknown}>{words.models.unknown[list.source]}</strong>}{" "}
			<QuietButton
				compact
				aria-pressed={favourites.includes(model)}
				onClick={() => setFavourites(toggleFavourite(model))}
			>
				{favourites.includes(model) ? words.models.isFavourite : words.models.addFavourite}
			</QuietButton>
		</>
	);
}
