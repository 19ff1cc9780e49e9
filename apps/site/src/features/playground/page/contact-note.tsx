import { fill } from "../../../lib/fill.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { focusOn, MODEL_FIELD } from "../parts/focus.ts";
import { readSearch } from "../parts/page-url.ts";
import { useToolWords } from "../parts/tool-words.ts";
import type { Catalogue } from "../target/state/catalogue.ts";
import { useAccess } from "../target/connection/access-context.ts";
import styles from "../target/parts/connection.module.css";
import type { PlaygroundState } from "../target/state/playground-state.ts";
import { printCompared, readComparedModels } from "./compare/compared-models.ts";
import { listCalled } from "./saved/list-called.ts";

/** What a link with a real connection would call, its compared models included, and the reader's consent to it. Until then nobody is contacted. */
export function ContactNote({
	catalogue,
	state,
	compared = readLinked(catalogue, state.task),
	onAgree,
}: {
	readonly catalogue: Catalogue;
	readonly state: PlaygroundState;
	/** As `provider:model`; those of the URL until there is a form. */
	readonly compared: readonly string[] | undefined;
	readonly onAgree: () => void;
}) {
	const words = useToolWords().contact;
	const accessFor = useAccess();
	const { hosts, isListed, isPriced } = listCalled(catalogue, { target: state, compared }, (provider) => {
		const access = accessFor(provider);
		return access.kind === "key" ? access.key : "";
	});
	const facts = { hub: new URL(catalogue.hubUrl).host, router: catalogue.routerHost };
	const agree = (): void => {
		focusOn(MODEL_FIELD);
		onAgree();
	};
	const sentences = [
		words.text,
		...(isListed ? [words.list] : []),
		...(isPriced ? [words.prices] : []),
		words.runs,
		...(isListed ? [words.lookup] : []),
	];
	return (
		<div className={styles.question} data-contact="">
			<p>{fill(sentences.join(" "), facts)}</p>
			<ul>
				{hosts.map(({ isRouted, ...one }) => (
					<li key={one.provider}>{fill(isRouted ? words.hostOrRouter : words.host, { ...one, ...facts })}</li>
				))}
			</ul>
			<div className={styles.row}>
				<Button onClick={agree}>{isListed ? words.agree : words.understood}</Button>
			</div>
		</div>
	);
}

function readLinked(catalogue: Catalogue, task: string): readonly string[] {
	return readComparedModels(new URLSearchParams(readSearch()), catalogue, task).map(printCompared);
}
