import { fill } from "../../../../lib/fill.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { focusOn } from "../../parts/focus.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import partStyles from "../../parts/parts.module.css";
import styles from "../parts/connection.module.css";
import type { ConnectionControls } from "./use-connection.ts";

/** A question whether a key that seems to belong to another service may be sent all the same. Nothing where there is no such key. */
export function ForeignKey({
	id,
	controls,
	provider,
	host,
}: {
	/** Id of the message, for the `aria-describedby` of the field. */
	readonly id: string;
	readonly controls: ConnectionControls;
	/** Whose key is needed; absent for the reader's own server. */
	readonly provider?: string;
	/** Where the key would go. */
	readonly host: string;
}) {
	const words = usePlayground().words.connection;
	const owner = controls.findOwner(provider);
	if (owner === undefined) return undefined;
	const focusField = (): void => focusOn(`input[aria-describedby~="${id}"]`);
	const agree = (): void => {
		focusField();
		controls.agreeToSend(provider);
	};
	const forget = (): void => {
		focusField();
		if (provider === undefined) controls.setEndpointKey("");
		else controls.setProviderKey(provider, "");
	};
	return (
		<div className={styles.question} data-foreign-key="">
			<p id={id} role="alert" className={partStyles.problem}>
				{fill(words.foreign.question, { owner, host })}
			</p>
			<div className={styles.row}>
				<Button onClick={agree}>{words.foreign.agree}</Button>
				<Button onClick={forget}>{words.foreign.forget}</Button>
			</div>
		</div>
	);
}
