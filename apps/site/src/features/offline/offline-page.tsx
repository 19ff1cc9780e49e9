import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Lead } from "../../ui/text/lead.tsx";
import { Prose } from "../../ui/text/prose.tsx";
import { ReadingFrame } from "../../ui/page/reading-frame.tsx";

/** The content shown without a network for a page that is not on the device. The page's script lists those that are. */
export function OfflinePage({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).offline;
	return (
		<ReadingFrame locale={locale} sections={[]} lead={<Lead title={words.title}>{words.text}</Lead>}>
			<Prose>
				<p>
					{/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty href is the URL of the requested page */}
					<a href="">{words.retry}</a>
				</p>
				<section data-kept-pages="" hidden>
					<Heading level={2} id="kept" title={words.kept} locale={locale} />
					<ul />
				</section>
			</Prose>
		</ReadingFrame>
	);
}
