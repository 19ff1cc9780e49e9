import type { ReactNode } from "react";
import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/paths.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Lead } from "../../../ui/lead.tsx";
import { WordsWithCode } from "../../../ui/words-with-code.tsx";
import { WorkingFrame } from "../../../ui/working-frame.tsx";
import styles from "./measure-page.module.css";

/** The page that measures models on the reader's own data, with an introduction that also shows without a script. */
export function MeasurePage({
	locale,
	children,
}: {
	readonly locale: Locale;
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
					<Lead title={words.title}>{words.lead}</Lead>
				</>
			}
		>
			<p className={styles.noScript} data-without-script="">
				<WordsWithCode text={words.noScript} />
			</p>
			<div className={styles.stage} data-needs-script="">
				{children}
			</div>
		</WorkingFrame>
	);
}
