import type { ReactNode } from "react";
import { wordsIn } from "../../../../messages/words.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { listsIn } from "../../../locales/forms.ts";
import { Breadcrumbs } from "../../../ui/page/breadcrumbs.tsx";
import { Lead } from "../../../ui/text/lead.tsx";
import { WordsWithCode } from "../../../ui/text/words-with-code.tsx";
import { WorkingFrame } from "../../../ui/page/working-frame.tsx";
import styles from "./measure-page.module.css";

/** The page that measures models on the reader's own data, with an introduction that also shows without a script. */
export function MeasurePage({
	locale,
	taskNames,
	drawing,
	children,
}: {
	readonly locale: Locale;
	/** Names of the tasks that can be measured here. */
	readonly taskNames: readonly string[];
	/** What a measurement ends with. */
	readonly drawing: ReactNode;
	readonly children?: ReactNode;
}) {
	const { site, measuring: words } = wordsIn(locale);
	return (
		<WorkingFrame
			lead={
				<>
					<Breadcrumbs
						crumbs={[{ title: site.start, href: toHref("/", locale) }]}
						current={{ title: words.title, route: "/measure/" }}
						withMenu={false}
						locale={locale}
					/>
					<Lead title={words.title} ofTool>
						{words.lead}
					</Lead>
				</>
			}
		>
			<p className={styles.noScript} data-without-script="">
				<WordsWithCode text={words.noScript} />
			</p>
			<div className={styles.stage} data-needs-script="">
				{children}
			</div>
			<section className={styles.outcome}>
				<div className={styles.words}>
					<h2>{words.outcome}</h2>
					<p>{words.report}</p>
					<p className={styles.tasks}>
						<WordsWithCode text={fill(words.tasks, { tasks: listsIn(locale).format(taskNames) })} />
					</p>
				</div>
				{drawing}
			</section>
		</WorkingFrame>
	);
}
