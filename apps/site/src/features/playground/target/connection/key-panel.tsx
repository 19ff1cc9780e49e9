import { useId } from "react";
import { fill } from "../../../../lib/fill.ts";
import { isFramed } from "../../../../lib/page/is-framed.ts";
import { toHref } from "../../../../lib/urls/paths.ts";
import { WordsWithCode } from "../../../../ui/text/words-with-code.tsx";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import type { Catalogue, ProviderChoice } from "../state/catalogue.ts";
import { focusOn } from "../../parts/focus.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { BLOCKING, findKeyNote, findKeyTarget } from "./access-notes.ts";
import partStyles from "../../parts/parts.module.css";
import styles from "../parts/connection.module.css";
import { ForeignKey } from "./foreign-key.tsx";
import { KeyInput } from "./key-input.tsx";
import { KeyKeeping } from "./key-keeping.tsx";
import type { ConnectionControls } from "./use-connection.ts";

/** The reader's key for a provider: the host it will be sent to, and its problems. */
export function KeyPanel({
	catalogue,
	provider,
	task,
	controls,
	isAttempted,
}: {
	readonly catalogue: Catalogue;
	readonly provider: ProviderChoice;
	readonly task: string;
	readonly controls: ConnectionControls;
	/** The reader has tried to run without what is missing. */
	readonly isAttempted: boolean;
}) {
	const words = usePlayground().words.connection;
	const id = useId();
	const key = controls.findProviderKey(provider.id);
	const note = findKeyNote(provider, key, controls.findOwner(provider.id));
	const isShown = note !== undefined && (note !== "missing" || (isAttempted && !isFramed()));
	const { host, isRouted } = findKeyTarget(provider, task, key, catalogue.routerHost);
	const names = {
		provider: provider.name,
		host,
		router: catalogue.routerHost,
		hub: new URL(catalogue.hubUrl).host,
	};
	return (
		<div className={styles.panel}>
			<p>{words.realCalls}</p>
			<KeyInput
				label={words.key}
				value={key}
				describedBy={note === "foreign" ? `${id} ${id}-foreign` : id}
				isInvalid={isShown && BLOCKING.has(note)}
				onChange={(typed) => controls.setProviderKey(provider.id, typed)}
			/>
			{note === "foreign" && (
				<ForeignKey id={`${id}-foreign`} controls={controls} provider={provider.id} host={host} />
			)}
			<div id={id} className={styles.about}>
				{isShown && note !== "foreign" && (
					<p className={partStyles.problem}>{fill(words.notes[note], names)}</p>
				)}
				<p data-target="">
					<WordsWithCode text={fill(words[toTargetWord(provider, note, isRouted)], names)} />
				</p>
			</div>
			{note === "refuses-pages" && (
				<RouterButton fieldAboutId={id} onChoose={() => controls.callThroughRouter(provider.id)} />
			)}
			<KeySource provider={provider.id} />
			<KeyKeeping controls={controls} />
		</div>
	);
}

/** Calls a provider that refuses web pages through the router. Gone with its press: the key's field has the focus then. */
function RouterButton({
	fieldAboutId,
	onChoose,
}: {
	/** Id of what describes the field. */
	readonly fieldAboutId: string;
	readonly onChoose: () => void;
}) {
	const { words } = usePlayground();
	const choose = (): void => {
		focusOn(`input[aria-describedby~="${fieldAboutId}"]`);
		onChoose();
	};
	return (
		<QuietButton compact onClick={choose}>
			{words.connection.callThroughRouter}
		</QuietButton>
	);
}

/** A link to the page that says where a provider issues its keys. */
function KeySource({ provider }: { readonly provider: string }) {
	const { locale, words } = usePlayground();
	if (provider === "auto") return undefined;
	return (
		<a className={styles.link} href={toHref(`/providers/${provider}/`, locale)}>
			{words.connection.getKey}
		</a>
	);
}

/** Key of the sentence that names the key's host. */
function toTargetWord(
	{ id, ownKeyOnly }: ProviderChoice,
	note: ReturnType<typeof findKeyNote>,
	isRouted: boolean,
): "help" | "helpAuto" | "helpOwn" | "direct" | "directOwn" | "routed" | "routedAuto" {
	const isAuto = id === "auto";
	if (note === "missing" || note === "needs-platform" || note === "platform-token")
		return isAuto ? "helpAuto" : ownKeyOnly ? "helpOwn" : "help";
	if (isRouted) return isAuto ? "routedAuto" : "routed";
	return ownKeyOnly ? "directOwn" : "direct";
}
