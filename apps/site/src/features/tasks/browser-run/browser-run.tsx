import type { TaskId } from "@pusula/tasks";
import type { Model } from "@pusula/tasks/models";
import { wordsIn } from "../../../../messages/words.ts";
import { countSiteBytes } from "../../../facts/local/shipped-runs.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toAnchor } from "../../../lib/urls/anchors.ts";
import { toFileHref } from "../../../lib/urls/file-href.ts";
import { toSizeWords } from "../../../lib/words/size-words.ts";
import { Button } from "../../../ui/controls/button.tsx";
import styles from "./browser-run.module.css";
import type { OtherReason } from "./run-data.ts";

/** Runs the page's example, or one that the model can take, on a real model in the reader's browser. Everything but the button is fetched when it is pressed. */
export function BrowserRun({
	task,
	shipped,
	reason,
	locale,
	toModelLine,
}: {
	readonly task: TaskId;
	/** Its model where that comes with the site: no consent is needed then before it is fetched, so its size and facts are given here. */
	readonly shipped: Model | undefined;
	/** Why the model does not get the example of the page; undefined where it does. */
	readonly reason: OtherReason | undefined;
	readonly locale: Locale;
	/** The facts of a model in one line. */
	readonly toModelLine: (model: Model, locale: Locale) => string;
}) {
	const words = wordsIn(locale).onDevice.run;
	return (
		<div
			id={toRunAnchor(locale)}
			data-browser-run={toFileHref(`/browser-runs/${locale}/${task}.json`)}
			data-needs-script=""
			data-pending=""
		>
			<p className={styles.offer}>
				<Button>{words.run}</Button>
				<span>
					{reason ? `${words.noteOther} ${words[reason]}` : words.note}
					{shipped !== undefined &&
						` ${fill(words.shippedNote, { size: toSizeWords(countSiteBytes(shipped.id), locale), line: toModelLine(shipped, locale) })}`}
				</span>
			</p>
			<p role="alert" data-lost="" hidden>
				{words.lost}
			</p>
		</div>
	);
}

/** The anchor of the button on a task's page. */
export function toRunAnchor(locale: Locale): string {
	return toAnchor(wordsIn(locale).onDevice.run.run);
}

/** Why the page's example cannot be run in a browser. */
export function NoBrowserRun({ locale }: { readonly locale: Locale }) {
	return <p className={styles.offer}>{wordsIn(locale).onDevice.run.none}</p>;
}
