import { Suspense, useId, useRef, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { toHref } from "../../../../lib/urls/paths.ts";
import { toSizeWords } from "../../../../lib/words/size-words.ts";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { type Catalogue, isShippedModel, listLocalModels } from "../state/catalogue.ts";
import type { PlaygroundState } from "../state/playground-state.ts";
import styles from "../parts/connection.module.css";

const KeepPanel = lazyPart(async () => (await import("../offline/load-keep-panel.ts")).loadKeepPanel());

interface Props {
	readonly catalogue: Catalogue;
	readonly state: PlaygroundState;
}

/** Where answers come from, and what a run in the browser downloads. Nothing for connections that have fields of their own. */
export function ConnectionNote({ catalogue, state }: Props) {
	const { words } = usePlayground();
	const { connection, task } = state;
	if (connection === "simulated") {
		const isOffered = listLocalModels(catalogue, task).length > 0;
		return (
			<p className={styles.simulated}>
				{words.simulatedNote}
				{isOffered && ` ${words.local.offer}`}
			</p>
		);
	}
	return connection === "local" && <LocalNote catalogue={catalogue} state={state} />;
}

/** The same for a run in the browser, with the way to keep the models that come with the site before one is run. */
function LocalNote({ catalogue, state }: Props) {
	const { locale, words } = usePlayground();
	const [isOpen, setIsOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const id = useId();
	const size = toSizeWords(catalogue.shippedBytes[state.model] ?? 0, locale);
	const close = (): void => {
		setIsOpen(false);
		button.current?.focus();
	};
	return (
		<>
			<p className={styles.simulated}>
				{isShippedModel(catalogue, state)
					? `${fill(words.local.shipped, { size })} ${catalogue.modelFacts[state.model]?.[0] ?? ""}.`
					: words.local.note}{" "}
				<a href={toHref("/models-on-device/", locale)}>{words.local.kept}</a>
				{"\u00a0· "}
				<QuietButton
					compact
					ref={button}
					aria-expanded={isOpen}
					aria-controls={isOpen ? id : undefined}
					onClick={() => setIsOpen(!isOpen)}
				>
					{words.local.ahead}
				</QuietButton>
			</p>
			<Suspense>{isOpen && <KeepPanel id={id} onClose={close} />}</Suspense>
		</>
	);
}
