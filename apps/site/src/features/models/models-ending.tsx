import { wordsIn } from "../../../messages/words.ts";
import { listModelsIn } from "../../facts/models/model-facts.ts";
import { toAnchor } from "../../lib/urls/anchors.ts";
import type { Locale } from "../../lib/locale.ts";
import type { PageEnding } from "../../ui/page/page-endings.tsx";
import { SectionLead } from "../../ui/text/section-lead.tsx";
import { ModelRows } from "./task-model-list.tsx";

/** The section with the facts of every model that a text names; none where it names none. */
export function listModelEndings(text: string, locale: Locale): readonly PageEnding[] {
	const models = listModelsIn(text).map((id) => ({ id }));
	if (models.length === 0) return [];
	const { onPage, onPageLead } = wordsIn(locale).modelFacts;
	const content = (
		<>
			<SectionLead>{onPageLead}</SectionLead>
			<ModelRows models={models} locale={locale} />
		</>
	);
	return [{ id: toAnchor(onPage), title: onPage, content }];
}
