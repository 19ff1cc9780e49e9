import type { ReactNode } from "react";
import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { Breadcrumbs } from "../../../ui/page/breadcrumbs.tsx";
import { Lead } from "../../../ui/text/lead.tsx";
import { WorkingFrame } from "../../../ui/page/working-frame.tsx";
import styles from "./workbench/page.module.css";

/** The page around the playground, with an introduction that also shows without a script. */
export function PlaygroundPage({
	locale,
	children,
}: {
	readonly locale: Locale;
	readonly children?: ReactNode;
}) {
	const words = wordsIn(locale);
	return (
		<WorkingFrame
			lead={
				<>
					<Breadcrumbs
						crumbs={[{ title: words.site.start, href: toHref("/", locale) }]}
						current={{ title: words.playground.title, route: "/playground/" }}
						withMenu={false}
						locale={locale}
					/>
					<Lead title={words.playground.title} ofTool>
						{words.playground.lead}
					</Lead>
				</>
			}
		>
			<p className={styles.noScript} data-without-script="">
				{words.playground.noScript}
			</p>
			<div className={styles.stage} data-needs-script="">
				{children}
			</div>
		</WorkingFrame>
	);
}
