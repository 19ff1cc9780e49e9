import { TASK_INFO } from "@pusula/tasks";
import { wordsIn } from "../../../../messages/words.ts";
import {
	findDatasetListUrl,
	findMetricUrl,
	findModelListUrl,
	toDatasetUrl,
	toSpaceUrl,
} from "../../../facts/models/hub-links.ts";
import { findMetricName } from "../../../facts/tasks/metric-words.ts";
import { toModelsRoute } from "../../../facts/tasks/task-order.ts";
import { fill } from "../../../lib/fill.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { ResourceList } from "../../../ui/tables/resource-list.tsx";
import type { ResourceContext, ResourceKind } from "./resource-kind.ts";
import styles from "./task-resources.module.css";

/** What the hub has: models, data sets, metrics and spaces. */
export function listHubKinds({
	task,
	locale,
	models,
	modelCount,
	belowMetric,
}: ResourceContext): readonly ResourceKind[] {
	const words = wordsIn(locale).task;
	const { datasets, spaces, metrics } = TASK_INFO[task.id];
	const [modelList, datasetList] = [findModelListUrl(task), findDatasetListUrl(task)];
	return [
		{
			title: words.models,
			has: models,
			panel: (
				<>
					{models}
					{models && (
						<MoreLink
							href={toHref(toModelsRoute(task.id), locale)}
							title={fill(words.modelsPage.all, { count: modelCount })}
						/>
					)}
					{modelList && <MoreLink href={modelList} title={words.allModels} />}
				</>
			),
		},
		{
			title: words.datasets,
			has: datasets.length,
			panel: (
				<>
					<ResourceList resources={datasets} toHref={toDatasetUrl} locale={locale} />
					{datasetList && <MoreLink href={datasetList} title={words.allDatasets} />}
				</>
			),
		},
		{
			title: words.metrics,
			has: metrics.length,
			panel: (
				<ResourceList
					resources={metrics}
					toHref={findMetricUrl}
					toName={(metric) => findMetricName(metric, locale)}
					below={belowMetric}
					locale={locale}
				/>
			),
		},
		{
			title: words.spaces,
			has: spaces.length,
			panel: <ResourceList resources={spaces} toHref={toSpaceUrl} locale={locale} />,
		},
	];
}

function MoreLink({ href, title }: { readonly href: string; readonly title: string }) {
	return (
		<p className={styles.more}>
			<a href={href}>{title}</a>
		</p>
	);
}
