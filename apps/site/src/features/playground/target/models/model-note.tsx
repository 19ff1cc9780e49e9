import { useState } from "react";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { useToolWords } from "../../parts/tool-words.ts";
import { findModelFacts } from "../../../../facts/models/model-facts.ts";
import { isKnownModel } from "./list-options.ts";
import { readModels, toggleFavourite } from "./model-memory.ts";
import { printHubFacts } from "./print-hub-facts.ts";
import styles from "./models.module.css";
import type { ModelList } from "./use-model-list.ts";

/** Says that nobody here knows a model, or what the hub says of it, and keeps one among the favourites. */
export function ModelNote({ model, list }: { readonly model: string; readonly list: ModelList }) {
	const { locale, words } = usePlayground();
	const { models: noted } = useToolWords();
	const [favourites, setFavourites] = useState(() => readModels("favourite"));
	if (model.trim() === "") return undefined;
	const isKnown = isKnownModel(model.trim(), list);
	const said = list.hub?.models.get(model.trim());
	const isInTable = findModelFacts(said?.id ?? "") !== undefined;
	const facts = said && list.hub && printHubFacts(said, list.hub, { words: words.models, locale, isInTable });
	return (
		<>
			{!isKnown && <strong className={styles.unknown}>{noted.unknown[list.source]}</strong>}{" "}
			{facts && <span data-hub-facts="">{facts}</span>}{" "}
			<QuietButton
				compact
				aria-pressed={favourites.includes(model)}
				onClick={() => setFavourites(toggleFavourite(model))}
			>
				{favourites.includes(model) ? noted.isFavourite : noted.addFavourite}
			</QuietButton>
		</>
	);
}
