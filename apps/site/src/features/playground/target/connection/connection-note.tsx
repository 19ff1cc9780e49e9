import { fill } from "../../../../lib/fill.ts";
import { toHref } from "../../../../lib/paths.ts";
import { toSizeWords } from "../../../../lib/size-words.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { type Catalogue, isShippedModel, listLocalModels } from "../catalogue.ts";
import type { PlaygroundState } from "../playground-state.ts";
import styles from "./connection.module.css";

/** Where answers come from, and what a run in the browser downloads. Nothing for connections that have fields of their own. */
export function ConnectionNote({
	catalogue,
	state,
}: {
	readonly catalogue: Catalogue;
	readonly state: PlaygroundState;
}) {
	const { locale, words } = usePlayground();
	const { connection, task, model } = state;
	if (connection === "simulated") {
		const isOffered = listLocalModels(catalogue, task).length > 0;
		return (
			<p className={styles.simulated}>
				{words.simulatedNote}
				{isOffered && ` ${words.local.offer}`}
			</p>
		);
	}
	if (connection !== "local") return undefined;
	const size = toSizeWords(catalogue.shippedBytes[model] ?? 0, locale);
	return (
		<p className={styles.simulated}>
			{isShippedModel(catalogue, state)
				? `${fill(words.local.shipped, { size })} ${catalogue.modelLines[model] ?? ""}.`
				: words.local.note}{" "}
			<a href={toHref("/models-on-device/", locale)}>{words.local.kept}</a>
		</p>
	);
}
