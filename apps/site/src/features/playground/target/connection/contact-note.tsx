import { fill } from "../../../../lib/fill.ts";
import { Button } from "../../../../ui/button.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import type { Catalogue } from "../catalogue.ts";
import type { PlaygroundState } from "../playground-state.ts";
import styles from "./connection.module.css";

/** What a link with a real connection would call, and the reader's consent to it. Until then nobody is contacted. */
export function ContactNote({
	catalogue: { hubUrl, routerHost, providers, tasks },
	state,
	onAgree,
}: {
	readonly catalogue: Catalogue;
	readonly state: PlaygroundState;
	readonly onAgree: () => void;
}) {
	const words = usePlayground().words.connection.contact;
	const provider = providers.find(({ id }) => id === state.provider)?.name ?? state.provider;
	const isPriced = tasks.some(({ id, hasPolicies }) => id === state.task && hasPolicies);
	return (
		<div className={styles.question} data-contact="">
			<p>
				{fill(words.text, {
					provider,
					hub: new URL(hubUrl).host,
					prices: isPriced ? fill(words.prices, { router: routerHost }) : "",
				})}
			</p>
			<div className={styles.row}>
				<Button onClick={onAgree}>{words.agree}</Button>
			</div>
		</div>
	);
}
