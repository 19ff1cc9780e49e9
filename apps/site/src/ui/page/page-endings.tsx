import type { ReactNode } from "react";
import type { Locale } from "../../lib/locale.ts";
import { Heading } from "../text/heading.tsx";
import type { Section } from "./page-contents.tsx";

/** A section below the written part of a page: models it names, sources it rests on. */
export interface PageEnding extends Section {
	readonly content: ReactNode;
}

/** The sections below the written part of a page, each under its heading. */
export function PageEndings({
	endings,
	locale,
}: {
	readonly endings: readonly PageEnding[];
	readonly locale: Locale;
}) {
	return endings.map(({ id, title, content }) => (
		<section key={id}>
			<Heading level={2} id={id} title={title} locale={locale} />
			{content}
		</section>
	));
}
