import { fill } from "../../../../lib/fill.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { checkJson } from "./check-json.ts";
import { JsonView } from "./json-view.tsx";
import styles from "./parts/outputs.module.css";
import { TextView } from "./text-view.tsx";

/** A text that should be JSON of a schema: indented, with a note whether it fits. Other text is shown unchanged. */
export function CheckedJson({
	text,
	schema,
	label,
}: {
	readonly text: string;
	/** `true` where any JSON will do. */
	readonly schema: object | true;
	readonly label: string;
}) {
	const { words } = usePlayground();
	const verdict = checkJson(text, schema);
	const said = words.outputs.verdicts;
	if (verdict.kind === "not-json")
		return (
			<>
				<TextView text={text} />
				<p className={styles.verdict} data-bad="">
					{said.notJson}
				</p>
			</>
		);
	return (
		<>
			<JsonView value={verdict.value} label={label} />
			{verdict.kind === "fits" && (
				<p className={styles.verdict}>{schema === true ? said.isJson : said.fits}</p>
			)}
			{verdict.kind === "unchecked" && <p className={styles.verdict}>{said.unchecked}</p>}
			{verdict.kind === "breaks" && (
				<div className={styles.verdict} data-bad="">
					<p>{fill(said.breaks, { count: verdict.problems.length })}</p>
					<ul translate="no">
						{verdict.problems.map((problem) => (
							<li key={problem}>
								<code>{problem}</code>
							</li>
						))}
					</ul>
				</div>
			)}
		</>
	);
}
