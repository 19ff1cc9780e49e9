import type { ClientTask, Provider } from "@pusula/inference";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/paths.ts";
import { MarkCell } from "../../ui/mark-cell.tsx";
import { TableFrame } from "../../ui/table-frame.tsx";
import { listProviders, listServedTasks, offers } from "../../facts/provider-facts.ts";
import styles from "./provider-matrix.module.css";
import { toProviderRoute } from "../../facts/provider-route.ts";
import { TaskLink } from "./task-link.tsx";

/** Which provider serves which task: a table of tasks down and providers across; on narrow screens a list of tasks. */
export function ProviderMatrix({
	labelledBy,
	locale,
}: {
	readonly labelledBy: string;
	readonly locale: Locale;
}) {
	return (
		<>
			<div className={styles.wide}>
				<MatrixTable labelledBy={labelledBy} locale={locale} />
			</div>
			<dl className={styles.rows} aria-labelledby={labelledBy}>
				{listServedTasks().map((task) => (
					<div key={task}>
						<dt>
							<TaskLink task={task} locale={locale} />
						</dt>
						{listProviders()
							.filter((provider) => offers(provider, task))
							.map(({ id, name }) => (
								<dd key={id} translate="no">
									<a href={toHref(toProviderRoute(id), locale)}>{name}</a>
								</dd>
							))}
					</div>
				))}
			</dl>
		</>
	);
}

function MatrixTable({ labelledBy, locale }: { readonly labelledBy: string; readonly locale: Locale }) {
	const words = wordsIn(locale).providers;
	const providers = listProviders();
	return (
		<TableFrame labelledBy={labelledBy}>
			<table className={styles.matrix} aria-labelledby={labelledBy}>
				<thead>
					<tr>
						<th scope="col">{words.task}</th>
						{providers.map(({ id, name }) => (
							<th key={id} scope="col">
								<a href={toHref(toProviderRoute(id), locale)} translate="no">
									{name}
								</a>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{listServedTasks().map((task) => (
						<tr key={task}>
							<th scope="row">
								<TaskLink task={task} locale={locale} />
							</th>
							{providers.map((provider) => (
								<Cell key={provider.id} provider={provider} task={task} locale={locale} />
							))}
						</tr>
					))}
				</tbody>
			</table>
		</TableFrame>
	);
}

function Cell({
	provider,
	task,
	locale,
}: {
	readonly provider: Provider;
	readonly task: ClientTask;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).providers;
	const isServed = offers(provider, task);
	return <MarkCell isOn={isServed} text={isServed ? words.served : words.notServed} />;
}
