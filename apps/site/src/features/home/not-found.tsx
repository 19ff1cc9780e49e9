import { wordsIn } from "../../../messages/words.ts";
import { toHref } from "../../lib/paths.ts";
import { Lead } from "../../ui/lead.tsx";
import { Prose } from "../../ui/prose.tsx";
import { ReadingFrame } from "../../ui/reading-frame.tsx";
import { SearchBox } from "../../ui/search-box.tsx";

/** What a reader sees at an address without a page: in Turkish with a search, then in English. */
export function NotFound() {
	const { notFound, search } = wordsIn("tr");
	const english = wordsIn("en");
	return (
		<ReadingFrame locale="tr" sections={[]} lead={<Lead title={notFound.title}>{notFound.text}</Lead>}>
			<SearchBox locale="tr" label={search.label} button={search.button} />
			<div lang="en">
				<h2>{english.notFound.title}</h2>
				<Prose>
					<p>
						{english.notFound.text} <a href={toHref("/", "en")}>{english.site.home}</a>
					</p>
				</Prose>
			</div>
		</ReadingFrame>
	);
}
