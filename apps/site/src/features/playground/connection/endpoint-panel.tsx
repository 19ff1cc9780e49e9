import { useId, useState } from "react";
import { fill } from "../../../lib/fill.ts";
import { WordsWithCode } from "../../../ui/words-with-code.tsx";
import { Button } from "../../../ui/button.tsx";
import { ChoiceGroup } from "../choice-group.tsx";
import { usePlayground } from "../playground-context.ts";
import { ENDPOINT_FORMS } from "./access.ts";
import type { EndpointCheck } from "./check-endpoint.ts";
import styles from "./connection.module.css";
import { findAddressProblem } from "./endpoint-url.ts";
import type { Endpoint } from "./endpoint-store.ts";
import { KeyInput } from "./key-input.tsx";
import { KeyKeeping } from "./key-keeping.tsx";
import { ServerCommands } from "./server-commands.tsx";
import type { ConnectionControls } from "./use-connection.ts";

/** Time limit of a check in seconds, for the message. */
const LONGEST_CHECK_S = 10;

/** The reader's own server: its URL, API and key, and a check that it responds to this page. */
export function EndpointPanel({
	controls,
	isAsked,
	onModels,
}: {
	readonly controls: ConnectionControls;
	/** The reader has tried to run without what is missing. */
	readonly isAsked: boolean;
	/** The models that the server names; none when it is not known to have any. */
	readonly onModels: (models: readonly string[]) => void;
}) {
	const words = usePlayground().words.connection;
	const id = useId();
	const { endpoint, endpointKey } = controls;
	const [checked, setChecked] = useState<EndpointCheck | "running">();
	const problem = findAddressProblem(endpoint.url);
	const isSaid = problem !== undefined && (problem !== "missing" || isAsked);

	function change(changed: Partial<Endpoint>): void {
		controls.setEndpoint({ ...endpoint, ...changed });
		setChecked(undefined);
		onModels([]);
	}

	async function check(): Promise<void> {
		setChecked("running");
		const { checkEndpoint } = await import("./check-endpoint.ts");
		const found = await checkEndpoint({ ...endpoint, key: endpointKey });
		setChecked(found);
		onModels(found.kind === "models" ? found.models : []);
	}

	return (
		<div className={styles.panel}>
			<p>{words.ownServer}</p>
			<div className={styles.field}>
				<label htmlFor={id}>{words.server.address}</label>
				<div className={styles.row}>
					<input
						id={id}
						type="text"
						inputMode="url"
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						translate="no"
						value={endpoint.url}
						aria-describedby={`${id}-about`}
						aria-invalid={isSaid || undefined}
						onChange={(event) => change({ url: event.target.value })}
					/>
					<Button disabled={problem !== undefined || checked === "running"} onClick={() => void check()}>
						{words.server.check}
					</Button>
				</div>
				<div id={`${id}-about`} className={styles.about}>
					{isSaid && (
						<p className={styles.problem}>
							<WordsWithCode text={words.server.problems[problem]} />
						</p>
					)}
					<p>
						<WordsWithCode text={words.server.addressHelp} />
					</p>
				</div>
			</div>
			<output className={styles.checked} data-check={typeof checked === "object" ? checked.kind : checked}>
				{checked === "running" && words.server.checking}
				{typeof checked === "object" && fill(words.server.results[checked.kind], toValues(checked))}
			</output>
			<ServerCommands isOpen={typeof checked === "object" && checked.kind === "silent"} />
			<ChoiceGroup
				name="endpoint-form"
				legend={words.server.form}
				value={endpoint.form}
				options={ENDPOINT_FORMS.map((form) => ({ value: form, title: words.server.forms[form] }))}
				onChange={(form) => change({ form })}
			/>
			<p className={styles.hint}>{words.server.formHelp[endpoint.form]}</p>
			<KeyInput
				label={words.optionalKey}
				value={endpointKey}
				describedBy={`${id}-key`}
				isInvalid={false}
				onChange={controls.setEndpointKey}
			/>
			<p id={`${id}-key`} className={styles.hint}>
				{words.server.keyHelp}
			</p>
			<KeyKeeping controls={controls} />
		</div>
	);
}

/** Values of the sentence about a check. */
function toValues(checked: EndpointCheck): Readonly<Record<string, string | number>> {
	return {
		origin: location.origin,
		count: checked.kind === "models" ? checked.models.length : LONGEST_CHECK_S,
		...("status" in checked && { status: checked.status }),
	};
}
