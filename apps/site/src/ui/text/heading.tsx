import { Link as LinkIcon } from "lucide-react";
import type { ReactNode } from "react";
import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import styles from "./heading.module.css";

const TAGS: Readonly<Record<number, "h1" | "h2" | "h3" | "h4" | "h5">> = {
	1: "h1",
	2: "h2",
	3: "h3",
	4: "h4",
	5: "h5",
};

export interface HeadingProps {
	/** 1 to 6; every other number means level 6. */
	readonly level: number;
	/** The heading as plain text: names the link for screen readers, and is shown unless `children` are given. */
	readonly title: string;
	/** Anchor of the section, without `#`; see `toAnchor`. */
	readonly id: string;
	/** Language of the page, for the name of the link. */
	readonly locale: Locale;
	/** The title with formatting, when plain text is not enough. */
	readonly children?: ReactNode;
}

/**
 * A heading with an anchor. The id is on the heading; a link icon beside it leads to `#` and the id. The icon shows on
 * hover, on keyboard focus, and always where there is no hover. The link is next to the heading, not in it, so that it is
 * not part of the heading's accessible name.
 */
export function Heading({ level, title, id, locale, children }: HeadingProps) {
	const Tag = TAGS[level] ?? "h6";
	return (
		<div className={styles.heading} data-heading={Tag}>
			<Tag id={id}>{children ?? title}</Tag>
			<a
				className={styles.link}
				href={`#${id}`}
				aria-label={fill(wordsIn(locale).site.sectionLink, { title })}
			>
				<LinkIcon aria-hidden="true" focusable="false" />
			</a>
		</div>
	);
}
