import { wordsIn } from "../../../../messages/words.ts";
import { toAnchor } from "../../../lib/urls/anchors.ts";
import { Heading } from "../../../ui/text/heading.tsx";
import { type Tab, Tabs } from "../../../ui/tabs/tabs.tsx";
import { listHubKinds } from "./hub-kinds.tsx";
import { listOtherKinds } from "./other-kinds.tsx";
import type { ResourceContext } from "./resource-kind.ts";
import styles from "./task-resources.module.css";

/** Everything beyond the page, one kind at a time: models, data sets, metrics, libraries, providers and more. */
export function TaskResources({
	level,
	...context
}: ResourceContext & {
	/** Rank of its heading. */
	readonly level: 2 | 3;
}) {
	const { task, locale } = context;
	const words = wordsIn(locale).task;
	const KindHeading = level === 2 ? "h3" : "h4";
	const kinds = [...listHubKinds(context), ...listOtherKinds(context)].filter(({ has }) => has);
	const tabs = kinds.map(({ title, panel }): Tab => {
		const id = toAnchor(title);
		return {
			value: id,
			title,
			panel: (
				<section className={styles.panel} aria-labelledby={id}>
					<KindHeading id={id}>{title}</KindHeading>
					{panel}
				</section>
			),
		};
	});
	const { noModelFilter, noDatasetFilter } = wordsIn(locale).tasks;
	const notes = [task.hideInModels && noModelFilter, task.hideInDatasets && noDatasetFilter].filter(Boolean);
	if (tabs.length === 0 && notes.length === 0) return undefined;
	return (
		<div className={styles.resources}>
			<Heading level={level} id={toAnchor(words.resources)} title={words.resources} locale={locale} />
			{tabs.length > 0 && <Tabs name="resource" label={words.resourceKind} tabs={tabs} />}
			{notes.length > 0 && <p className={styles.notes}>{notes.join(" ")}</p>}
		</div>
	);
}
