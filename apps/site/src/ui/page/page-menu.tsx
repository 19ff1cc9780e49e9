import { ChevronDown, Copy } from "lucide-react";
import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { type Route, toHref } from "../../lib/urls/paths.ts";
import { toSiteUrl } from "../../lib/urls/structured-data.ts";
import { ExternalLink } from "../text/external-link.tsx";
import styles from "./page-menu.module.css";

/** Assistants that take a question in their URL. Nothing is sent to them until a reader follows the link. */
const ASSISTANTS = [
	{ name: "ChatGPT", url: "https://chatgpt.com/" },
	{ name: "Claude", url: "https://claude.ai/new" },
	{ name: "Le Chat", url: "https://chat.mistral.ai/chat" },
] as const;

/** A small menu: the page as Markdown to copy or to read, and links to assistants. Its links work without a script. */
export function PageMenu({ route, locale }: { readonly route: Route; readonly locale: Locale }) {
	const { pageMenu: words, code } = wordsIn(locale);
	const markdownUrl = `${toHref(route, locale)}index.md`;
	const question = fill(words.question, { url: toSiteUrl(markdownUrl) });
	return (
		<details className={styles.menu} data-menu="">
			<summary>
				<Copy aria-hidden="true" focusable="false" />
				<span>{words.title}</span>
				<ChevronDown aria-hidden="true" focusable="false" />
			</summary>
			<ul role="list">
				<li data-needs-script="">
					<button
						type="button"
						data-copy-page={markdownUrl}
						data-copied={code.copied}
						data-failed={code.copyFailed}
					>
						<Copy aria-hidden="true" focusable="false" />
						<span aria-live="polite">{words.copy}</span>
					</button>
				</li>
				<li>
					<a href={markdownUrl} type="text/markdown">
						{words.view}
					</a>
				</li>
				{ASSISTANTS.map(({ name, url }) => (
					<li key={name}>
						<ExternalLink href={`${url}?${new URLSearchParams({ q: question })}`} locale={locale}>
							{fill(words.ask, { name })}
						</ExternalLink>
					</li>
				))}
			</ul>
		</details>
	);
}
