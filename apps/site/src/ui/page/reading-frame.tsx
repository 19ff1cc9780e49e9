import { PanelLeft } from "lucide-react";
import type { ReactNode } from "react";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { isAroundPage, type SideOutline } from "../../lib/urls/side-outline.ts";
import { PageContents, type Section } from "./page-contents.tsx";
import { SideList } from "./side-list.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import styles from "./reading-frame.module.css";

const SIDE_ID = "side";
const NO_SECTIONS: readonly Section[] = [];

/**
 * The frame of a page that is read: text in the middle, sections of the page on the right, and, where there is one, a
 * list of the pages around it on the left. Narrow screens show one column, and the list as a drawer.
 */
export function ReadingFrame({
	locale,
	sections = NO_SECTIONS,
	side,
	lead,
	isWide = false,
	children,
}: {
	readonly locale: Locale;
	/** Sections of the page, for the contents list; none for a page that brings a list of its own. */
	readonly sections?: readonly Section[];
	/** The pages around this one. */
	readonly side?: SideOutline;
	/** Content before the contents list on narrow screens: breadcrumbs, title, first paragraph. */
	readonly lead: ReactNode;
	/** True for a page that uses the room of the contents list too. */
	readonly isWide?: boolean;
	readonly children: ReactNode;
}) {
	const looks = [styles.frame, side && styles.withSide, isWide && styles.wide];
	return (
		<div className={looks.filter(Boolean).join(" ")}>
			{side && (
				<>
					<div className={styles.bar}>
						<button type="button" popoverTarget={SIDE_ID}>
							<PanelLeft aria-hidden="true" focusable="false" />
							<BarLabel {...side} />
						</button>
					</div>
					<div className={styles.side} id={SIDE_ID} popover="auto" data-side="">
						<button type="button" className={styles.close} popoverTarget={SIDE_ID} popoverTargetAction="hide">
							{wordsIn(locale).site.closeList}
						</button>
						<SideList {...side} />
					</div>
				</>
			)}
			<div className={styles.lead}>{lead}</div>
			{!isWide && (
				<div className={styles.folded}>
					<PageContents sections={sections} locale={locale} />
				</div>
			)}
			<article className={styles.text}>{children}</article>
			{!isWide && (
				<div className={styles.beside}>
					<PageContents isOpen sections={sections} locale={locale} />
				</div>
			)}
		</div>
	);
}

/** Where the page is in the list: the group with it; else the list's own name. */
function BarLabel({ title, groups }: SideOutline) {
	const group = groups.find(isAroundPage);
	if (!group) return title;
	return (
		<>
			<VisuallyHidden>{title}: </VisuallyHidden>
			{group.title}
		</>
	);
}
