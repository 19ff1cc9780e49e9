import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { Button } from "../../ui/controls/button.tsx";
import styles from "./kept-models-page.module.css";

/** One kept thing, to be copied by the script. */
export function Entry({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).onDevice.kept;
	return (
		<template data-kept-entry="">
			<li className={styles.entry}>
				<div>
					<strong translate="no" data-name="" />
					<span className={styles.facts} data-line="" />
					<span className={styles.facts} data-size="" />
					<ul role="list" className={styles.precisions} data-precisions="" />
					<details className={styles.facts} data-contents="">
						<summary>{words.contents}</summary>
						<ul role="list" />
					</details>
				</div>
				<div className={styles.actions}>
					<Button data-check="">{words.check}</Button>
					<Button data-remove="">{words.remove}</Button>
				</div>
			</li>
		</template>
	);
}

export function Confirmation({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).onDevice.kept;
	return (
		<dialog className={styles.dialog} data-confirmation="" aria-labelledby="confirm-title">
			<form method="dialog">
				<p id="confirm-title" className={styles.question} data-question="" />
				<p data-consequence="" />
				<div className={styles.choices}>
					<Button type="submit" value="">
						{words.cancel}
					</Button>
					<Button type="submit" value="agreed" data-agree="">
						{words.remove}
					</Button>
				</div>
			</form>
		</dialog>
	);
}
