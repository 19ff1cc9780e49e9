import { useEffect, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { focusOn, TASK_CHOICE } from "../../parts/focus.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { type LinkProblem, readLink, type SharedForm } from "../../run/saved/share-link.ts";
import type { Catalogue } from "../../target/state/catalogue.ts";
import { toName } from "../../target/to-name.ts";
import { type Called, listCalled } from "./list-called.ts";
import { ReceivedAnswer } from "./received-answer.tsx";
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
	const [isOpened, setIsOpened] = useState(false);
	useEffect(() => {
		const tasks = catalogue.tasks.map(({ id }) => id);
		void readLink(hash, tasks).then(setForm);
	}, [catalogue, hash]);
	if (!words || form === undefined) return undefined;
	return (
		<SavedWords value={words}>
			{isOpened && typeof form === "object" ? (
				<OpenedAnswer catalogue={catalogue} form={form} onClose={props.onClose} />
			) : (
				<section className={styles.received} aria-label={words.received.title} data-received="">
					<h2>{words.received.title}</h2>
					{typeof form === "string" ? (
						<p role="alert">{words.received[form]}</p>
					) : (
						<Offer catalogue={catalogue} form={form} />
					)}
					<Choice {...props} form={form} onOpened={() => setIsOpened(true)} />
				</section>
			)}
		</SavedWords>
	);
}

/** The answer of a form that is open by now, until it is closed. */
function OpenedAnswer({
	catalogue,
	form,
	onClose,
}: Pick<Props, "catalogue" | "onClose"> & { readonly form: SharedForm }) {
	const words = useSavedWords();
	const facts = useFacts(catalogue, form);
	const close = (): void => {
		focusOn(TASK_CHOICE);
		onClose();
	};
	return (
		<section className={styles.received} aria-label={words.received.answer} data-received="">
			<h2>{words.received.answer}</h2>
			{form.answer !== undefined && <ReceivedAnswer answer={form.answer} facts={facts} />}
			<div className={styles.row}>
				<Button onClick={close}>{words.close}</Button>
			</div>
		</section>
	);
}

/** Opens the form, or leaves it; either way the link is used up. */
function Choice({
	onOpen,
	onClose,
	form,
	onOpened,
}: Props & {
	readonly form: SharedForm | LinkProblem;
	/** Called for an opened form whose answer is to stay in sight. */
	readonly onOpened: () => void;
}) {
	const words = useSavedWords().received;
	const leave = (): void => {
		history.replaceState(history.state, "", location.pathname + location.search);
		focusOn(TASK_CHOICE);
	};
	const decline = (): void => {
		leave();
		onClose();
	};
	return (
		<div className={styles.row}>
			{typeof form === "object" && (
				<Button
					onClick={() => {
						leave();
						if (form.answer === undefined) onClose();
						else onOpened();
						onOpen(form.target, { draft: form.texts, compared: form.compared }, false);
					}}
				>
					{words.open}
				</Button>
			)}
			<Button onClick={decline}>{words.decline}</Button>
		</div>
	);
}

/** What the form is, and whom opening and running it would call. */
function Offer({ catalogue, form }: { readonly catalogue: Catalogue; readonly form: SharedForm }) {
	const words = useSavedWords().received;
	const { target } = form;
	const called = listCalled(catalogue, form);
	const facts = useFacts(catalogue, form);
	const compared = called.compared.map((one) => toName(catalogue, one, target.connection)).join(", ");
	return (
		<>
			<p>{fill(words.target, facts)}</p>
			{called.compared.length > 0 && <p>{fill(words.compared, { compared })}</p>}
			{target.connection === "key" ? (
				<Calls catalogue={catalogue} called={called} />
			) : (
				<p>{words.callsNobody}</p>
			)}
			<p>{words.text}</p>
			{form.answer !== undefined && <ReceivedAnswer answer={form.answer} facts={facts} />}
		</>
	);
}

/** What a form is for, in words. */
function useFacts({ tasks, providers }: Catalogue, { target }: SharedForm) {
	const { words } = usePlayground();
	const provider = providers.find(({ id }) => id === target.provider);
	const hasProvider = target.connection === "key" || target.connection === "simulated";
	return {
		task: tasks.find(({ id }) => id === target.task)?.name ?? target.task,
		way: words.connection.ways[target.connection],
		provider: (hasProvider && provider?.name) || "–",
		model: target.model || "–",
	};
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
