import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { ExternalLink } from "./external-link.tsx";

/**
 * "Update on GitHub": a link to the source of the page that opens in a new tab. Shows nothing without a source.
 */
export function UpdateLink({
	source,
	locale,
}: {
	/** URL of the source file. */
	readonly source: string | undefined;
	readonly locale: Locale;
}) {
	if (!source) return undefined;
	return (
		<ExternalLink href={source} locale={locale}>
			{wordsIn(locale).site.updateLink}
		</ExternalLink>
	);
}
