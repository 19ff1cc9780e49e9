import { wordsIn } from "../../../messages/words.ts";
import { findReferenceNeighbours, listReferenceCrumbs } from "../../facts/pages/reference-pages.ts";
import { toReferenceSide } from "../../facts/pages/reference-side.ts";
import { SHIPPED_PIECES } from "../../facts/local/shipped-pieces.ts";
import { listSmallModelUrls } from "../../facts/local/small-model.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { Breadcrumbs } from "../../ui/page/breadcrumbs.tsx";
import { Lead } from "../../ui/text/lead.tsx";
import { Pager } from "../../ui/page/pager.tsx";
import { ReadingFrame } from "../../ui/page/reading-frame.tsx";
import styles from "./kept-models-page.module.css";
import { Confirmation, Entry } from "./kept-parts.tsx";
import { AheadSection, KeptSection, StorageSection } from "./kept-sections.tsx";

/** What the page's script needs to know of models: their facts in one line, by id. */
export type ModelLines = Readonly<Record<string, string>>;

/** Lists what this device keeps of models, and deletes it. Its script fills the lists from the browser's storage. */
export function KeptModelsPage({ locale, models }: { readonly locale: Locale; readonly models: ModelLines }) {
	const words = wordsIn(locale).onDevice.kept;
	const sections = [
		{ id: "models", title: words.models },
		{ id: "runtimes", title: words.runtimes },
		{ id: "ahead", title: words.ahead.title },
		{ id: "storage", title: words.storage },
	];
	const lead = (
		<>
			<Breadcrumbs
				crumbs={listReferenceCrumbs(locale)}
				current={{ title: words.title, route: "/models-on-device/" }}
				locale={locale}
			/>
			<Lead title={words.title}>{words.lead}</Lead>
		</>
	);
	return (
		<ReadingFrame
			locale={locale}
			side={toReferenceSide("/models-on-device/", locale)}
			sections={sections}
			lead={lead}
		>
			<p data-without-script="">{words.withoutScript}</p>
			<p data-refused="" hidden>
				{words.refused}
			</p>
			<div
				data-kept-models=""
				data-words={JSON.stringify(words)}
				data-models={JSON.stringify(models)}
				data-model-urls={JSON.stringify(listSmallModelUrls())}
				data-shipped={JSON.stringify(SHIPPED_PIECES)}
				data-needs-script=""
				data-pending=""
			>
				<output className={styles.report} tabIndex={-1} data-report="" />
				<KeptSection id="models" title={words.models} locale={locale}>
					<p data-empty="">
						{words.noModels} <a href={toHref("/tasks/", locale)}>{words.tasks}</a>
					</p>
				</KeptSection>
				<KeptSection id="runtimes" title={words.runtimes} text={words.runtimesText} locale={locale}>
					<p data-empty="">{words.noRuntimes}</p>
				</KeptSection>
				<AheadSection locale={locale} />
				<StorageSection locale={locale} />
				<Entry locale={locale} />
				<Confirmation locale={locale} />
			</div>
			<Pager {...findReferenceNeighbours("/models-on-device/", locale)} locale={locale} />
		</ReadingFrame>
	);
}
