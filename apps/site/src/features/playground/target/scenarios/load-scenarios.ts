import { readSiteJson } from "../../../../lib/effects/site-file.ts";
import { useEffect, useState } from "react";
import type { Locale } from "../../../../lib/locale.ts";
import { toFileHref } from "../../../../lib/urls/file-href.ts";
import type { Scenario } from "../state/catalogue.ts";

/** Every scenario with its words, fetched once they are needed; undefined until then, and where they cannot be fetched. */
export function useScenarios(isWanted: boolean, locale: Locale): readonly Scenario[] | undefined {
	const [scenarios, setScenarios] = useState<readonly Scenario[]>();
	const isMissing = isWanted && scenarios === undefined;
	useEffect(() => {
		if (!isMissing) return undefined;
		const controller = new AbortController();
		const url = toFileHref(`/playground-tasks/${locale}/scenarios.json`);
		readSiteJson<readonly Scenario[]>(url, controller.signal).then(setScenarios, () => undefined);
		return () => controller.abort();
	}, [isMissing, locale]);
	return scenarios;
}
