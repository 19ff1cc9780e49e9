import { useId, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { ChoiceGroup } from "../../parts/choice-group.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { ENDPOINT_FORMS } from "../state/access.ts";
import type { EndpointCheck } from "./check-endpoint.ts";
import styles from "../parts/connection.module.css";
import type { Endpoint } from "./endpoint-store.ts";
import { EndpointUrlField } from "./endpoint-url-field.tsx";
import { ForeignKey } from "./foreign-key.tsx";
import { KeyInput } from "./key-input.tsx";
import { KeyKeeping } from "./key-keeping.tsx";
import { useServerWords } from "./server-words.ts";
import { ServerCommands } from "./server-commands.tsx";
import type { ConnectionControls } from "./use-connection.ts";

/** Time limit of a check in seconds, for the message. */
const LONGEST_CHECK_S = 10;

/** The reader's own server: its URL, API and key, and a check that it responds to this page. */
export function EndpointPanel({
	controls,
	isAttempted,
	onModels,
}: {
	readonly controls: ConnectionControls;
	/** The reader has tried to run without what is missing. */
	readonly isAttempted: boolean;
	/** The models that the server names; none when it is not known to have any. */
	readonly onModels: (models: readonly string[]) => void;
}) {
	const words = usePlayground().words.connection;
	const server = useServerWords();
	const keyHelpId = useId();
	const { endpoint, endpointKey } = controls;
	const owner = controls.findOwner();
	const { checked, forget, check } = useEndpointCheck(controls, onModels);

	function change(changed: Partial<Endpoint>): void {
		controls.setEndpoint({ ...endpoint, ...changed });
		forget();
	}

	return (
		<div className={styles.panel}>
			<p>{words.ownServer}</p>
			<EndpointUrlField
				url={endpoint.url}
				isAttempted={isAttempted}
				isChecking={checked === "running"}
				onChange={(url) => change({ url })}
				onCheck={() => void check()}
			/>
			<output className={styles.checked} data-check={typeof checked === "object" ? checked.kind : checked}>
				{checked === "running" && server.checking}
				{typeof checked === "object" && fill(server.results[checked.kind], toValues(checked))}
			</output>
			<ServerCommands isOpen={typeof checked === "object" && checked.kind === "silent"} />
			<ChoiceGroup
				name="endpoint-form"
				legend={server.form}
				value={endpoint.form}
				options={ENDPOINT_FORMS.map((form) => ({ value: form, title: server.forms[form] }))}
				onChange={(form) => change({ form })}
			/>
			<p className={styles.hint}>{server.formHelp[endpoint.form]}</p>
			<KeyInput
				label={words.optionalKey}
				value={endpointKey}
				describedBy={owner === undefined ? keyHelpId : `${keyHelpId} ${keyHelpId}-foreign`}
				isInvalid={owner !== undefined}
				onChange={controls.setEndpointKey}
			/>
			<ForeignKey id={`${keyHelpId}-foreign`} controls={controls} host={toHost(endpoint.url)} />
			<p id={keyHelpId} className={styles.hint}>
				{server.keyHelp}
			</p>
			<KeyKeeping controls={controls} />
		</div>
	);
}

function toHost(url: string): string {
	return URL.canParse(url) ? new URL(url).host : url;
}

/** The check of the reader's own server: its last result, and functions that run it and delete its result. */
function useEndpointCheck(
	{ endpoint, endpointKey, findOwner }: ConnectionControls,
	onModels: (models: readonly string[]) => void,
) {
	const [checked, setChecked] = useState<EndpointCheck | "running">();
	return {
		checked,
		forget: () => {
			setChecked(undefined);
			onModels([]);
		},
		check: async () => {
			setChecked("running");
			const { checkEndpoint } = await import("./check-endpoint.ts");
			const key = findOwner() === undefined ? endpointKey : "";
			const found = await checkEndpoint({ ...endpoint, key });
			setChecked(found);
			onModels(found.kind === "models" ? found.models : []);
		},
	};
}

/** Values of the sentence about a check. */
function toValues(checked: EndpointCheck): Readonly<Record<string, string | number>> {
	return {
		origin: location.origin,
		count: checked.kind === "models" ? checked.models.length : LONGEST_CHECK_S,
		...("status" in checked && { status: checked.status }),
	};
}
