import type { Locale } from "../../../lib/locale.ts";
import { Heading } from "../../../ui/text/heading.tsx";
import { BuiltProse } from "../../../ui/text/prose.tsx";
import type { ArticlePart } from "./list-acts.ts";
import { standsBeside } from "../article/split-article.ts";
import styles from "./task-sections.module.css";

/** The article of a light task: its parts one below the other, without acts. */
export function TaskSections({
	parts,
	locale,
}: {
	readonly parts: readonly ArticlePart[];
	readonly locale: Locale;
}) {
	return parts.map(({ id, title, html }) => (
		<section key={id} className={styles.part}>
			<Heading level={2} id={id} title={title} locale={locale} />
			<BuiltProse html={html} look={standsBeside(html) ? "aside" : "columns"} />
		</section>
	));
}
