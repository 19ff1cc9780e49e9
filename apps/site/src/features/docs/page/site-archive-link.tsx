import type { Locale } from "../../../lib/locale.ts";
import { toFileHref } from "../../../lib/urls/file-href.ts";
import { SITE_ARCHIVE } from "../../../lib/urls/site.ts";
import { numbersIn } from "../../../locales/forms.ts";

/** A link to the whole site as one file, with its size, inside a sentence. */
export function SiteArchiveLink({ locale }: { readonly locale: Locale }) {
	const size = numbersIn(locale, { style: "unit", unit: "megabyte" }).format(SITE_ARCHIVE.megabytes);
	return (
		<>
			<a href={toFileHref(`/${SITE_ARCHIVE.file}`)} download="">
				<code translate="no">{SITE_ARCHIVE.file}</code>
			</a>{" "}
			({size})
		</>
	);
}
