import { useEffect, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { focusOn, TASK_CHOICE } from "../../parts/focus.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { type LinkProblem, readLink, type SharedForm } from "../../run/saved/share-link.ts";
import type { Catalogue } from "../../target/state/catalogue.ts";
import { toName } from "../../target/to-name.ts";
import { type Called, listCalled } from "./list-called.ts";
import type { SavedProps } from "./saved-props.ts";
import { SavedWords, useLoadedWords, useSavedWords } from "./saved-words.ts";
import styles from "./saved.module.css";

type Props = SavedProps & {
	/** The fragment with the form. */
	readonly hash: string;
	readonly onClose: () => void;
};

/** A form that a link has brought: what it is, whom it would call, and whether to open it. Until then nothing happens. */
export function ReceivedForm(props: Props) {
	const { catalogue, hash } = props;
	const words = useLoadedWords();
	const [form, setForm] = useState<SharedForm | LinkProblem>();
	useEffect(() => {
		const tasks = catalogue.tasks.map(({ id }) => id);
		void readLink(hash, tasks).then(setForm);
	}, [catalogue, hash]);
	if (!words || form === undefined) return undefined;
	return (
		<SavedWords value={words}>
			<section className={styles.received} aria-label={words.received.title} data-received="">
				<h2>{words.received.title}</h2>
				{typeof form === "string" ? (
					<p role="alert">{words.received[form]}</p>
				) : (
					<Offer catalogue={catalogue} form={form} />
				)}
				<Choice {...props} form={form} />
			</section>
		</SavedWords>
	);
}

/** Opens the form, or leaves it; either way the link is used up. */
function Choice({ onOpen, onClose, form }: Props & { readonly form: SharedForm | LinkProblem }) {
	const words = useSavedWords().received;
	const leave = (): void => {
		history.replaceState(history.state, "", location.pathname + location.search);
		focusOn(TASK_CHOICE);
		onClose();
	};
	return (
		<div className={styles.row}>
			{typeof form === "object" && (
				<Button
					onClick={() => {
						leave();
						onOpen(form.target, { draft: form.texts, compared: form.compared }, false);
					}}
				>
					{words.open}
				</Button>
			)}
			<Button onClick={leave}>{words.decline}</Button>
		</div>
	);
}

/** What the form is, and whom opening and running it would call. */
function Offer({ catalogue, form }: { readonly catalogue: Catalogue; readonly form: SharedForm }) {
	const { words: all } = usePlayground();
	const words = useSavedWords().received;
	const { tasks, providers } = catalogue;
	const { target } = form;
	const called = listCalled(catalogue, form);
	const provider = providers.find(({ id }) => id === target.provider);
	const hasProvider = target.connection === "key" || target.connection === "simulated";
	const facts = {
		task: tasks.find(({ id }) => id === target.task)?.name ?? target.task,
		way: all.connection.ways[target.connection],
		provider: (hasProvider && provider?.name) || "–",
		model: target.model || "–",
		compared: called.compared.map((one) => toName(catalogue, one, target.connection)).join(", "),
	};
	return (
		<>
			<p>{fill(words.target, facts)}</p>
			{called.compared.length > 0 && <p>{fill(words.compared, facts)}</p>}
			{target.connection === "key" ? (
				<Calls catalogue={catalogue} called={called} />
			) : (
				<p>{words.callsNobody}</p>
			)}
			<p>{words.text}</p>
		</>
	);
}

/** Whom opening the form would call, and for each provider whom running it would. */
function Calls({ catalogue, called }: { readonly catalogue: Catalogue; readonly called: Called }) {
	const words = useSavedWords().received;
	const { hosts, isListed, isPriced } = called;
	const facts = { hub: new URL(catalogue.hubUrl).host, router: catalogue.routerHost };
	const opening = isPriced ? words.callsForPrices : isListed ? words.calls : words.callsNobody;
	return (
		<>
			<p>{fill(opening, facts)}</p>
			<p>{words.runs}</p>
			<ul>
				{hosts.map(({ isRouted, ...one }) => (
					<li key={one.provider}>{fill(isRouted ? words.hostOrRouter : words.host, { ...one, ...facts })}</li>
				))}
			</ul>
		</>
	);
}
