import type { Provider } from "@pusula/inference";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { Badge } from "../../ui/text/badge.tsx";
import { BreakableName } from "../../ui/text/breakable-name.tsx";
import { TableFrame } from "../../ui/tables/table-frame.tsx";
import { describeTasks, type ServedTask } from "../../facts/providers/provider-facts.ts";
import styles from "./provider-tasks.module.css";
import { TaskLink } from "./task-link.tsx";

/** The tasks of a provider: the URL of a call, and the standard fields that the provider renames or ignores. On narrow screens each task is a row of its own. */
export function ProviderTasks({
	provider,
	labelledBy,
	locale,
}: {
	readonly provider: Provider;
	readonly labelledBy: string;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).providers;
	return (
		<TableFrame labelledBy={labelledBy}>
			<table className={styles.tasks} aria-labelledby={labelledBy}>
				<thead>
					<tr>
						<th scope="col">{words.task}</th>
						<th scope="col">{words.address}</th>
						<th scope="col">{words.fields}</th>
					</tr>
				</thead>
				<tbody>
					{describeTasks(provider).map((served) => (
						<tr key={served.task}>
							<th scope="row">
								<TaskLink task={served.task} locale={locale} />
								<span className={styles.badges}>
									{served.canStream && <Badge>{words.streams}</Badge>}{" "}
									{served.isJob && <Badge>{words.queued}</Badge>}{" "}
									{!served.isServed && <Badge>{words.notListed}</Badge>}
								</span>
							</th>
							<td>
								<code translate="no">
									<BreakableName name={toPlace(served.direct ?? served.routed ?? "", provider)} />
								</code>
							</td>
							<td>
								<FieldNotes served={served} locale={locale} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</TableFrame>
	);
}

function FieldNotes({ served, locale }: { readonly served: ServedTask; readonly locale: Locale }) {
	const words = wordsIn(locale).providers;
	const renamed = Object.entries(served.renamed);
	if (renamed.length + served.ignored.length === 0) return words.asGiven;
	return (
		<ul role="list" className={styles.chips}>
			{renamed.map(([name, sent]) => (
				<li key={name}>
					<code translate="no">{name}</code> → <code translate="no">{sent}</code>
				</li>
			))}
			{served.ignored.map((name) => (
				<li key={name}>
					<code translate="no">{name}</code> {words.ignored}
				</li>
			))}
		</ul>
	);
}

/** A URL without the provider's own host; the host of a task that is served elsewhere stays. */
function toPlace(url: string, { host }: Provider): string {
	const { origin, pathname, search } = new URL(url);
	const isElsewhere = URL.canParse(host) && new URL(host).origin !== origin;
	return (isElsewhere ? origin : "") + pathname + search;
}
