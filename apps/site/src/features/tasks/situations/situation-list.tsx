import { wordsIn } from "../../../../messages/words.ts";
import { toAnchor } from "../../../lib/urls/anchors.ts";
import type { Locale } from "../../../lib/locale.ts";
import type { Section } from "../../../ui/page/page-contents.tsx";
import { Sentence } from "../../../ui/text/sentence.tsx";
import type { SituationFact, SituationName } from "./situation-facts.ts";
import styles from "./situation-list.module.css";

/** Common situations with what is known for each, and the way to what the article advises. */
export function SituationList({
	facts,
	advised,
	locale,
}: {
	readonly facts: Readonly<Record<SituationName, readonly SituationFact[]>>;
	/** Situations that the article has advice for, with the anchors of the passages. */
	readonly advised: readonly Section[];
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).task.situations;
	const rows = (Object.keys(facts) as SituationName[]) // the keys of the record
		.map((name) => {
			const { title } = words.kinds[name];
			const id = toAnchor(title);
			return { name, title, facts: facts[name], advice: advised.find((one) => one.id === id)?.id };
		})
		.filter((row) => row.facts.length > 0 || row.advice !== undefined);
	if (rows.length === 0) return undefined;
	return (
		<section className={styles.situations} aria-label={words.label}>
			<dl>
				{rows.map((row) => (
					<div key={row.name}>
						<dt>{row.title}</dt>
						<dd>
							{row.facts.map((fact) => (
								<Fact key={fact.text} {...fact} />
							))}
							{row.advice && <a href={`#${row.advice}`}>{words.advice}</a>}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

function Fact({ text, parts }: SituationFact) {
	const filled = Object.fromEntries(
		Object.entries(parts).map(([name, part]) => [name, <Filling key={name} part={part} />]),
	);
	return (
		<>
			<Sentence text={text} parts={filled} />{" "}
		</>
	);
}

function Filling({ part }: { readonly part: SituationFact["parts"][string] }) {
	return typeof part === "string" ? part : <a href={part.href}>{part.title}</a>;
}
