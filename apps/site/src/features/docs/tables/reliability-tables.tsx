import record from "../../../../generated/reliability.json" with { type: "json" };
import { wordsIn } from "../../../../messages/words.ts";
import { toDateWords } from "../../../lib/words/date-words.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { type NumberForm, numbersIn } from "../../../locales/forms.ts";
import { TableFrame } from "../../../ui/tables/table-frame.tsx";

/** The record of the last run of `npm run reliability`: what was run, and how often happened what must not. */
export function reliabilityIn(locale: Locale) {
	return function Reliability() {
		const words = wordsIn(locale).docs.reliability;
		const { soak, streams, aborts, zeros, ...about } = record;
		const format = numbersIn(locale);
		const done: readonly (readonly [string, number])[] = [
			[words.calls, soak.calls],
			[words.faulty, soak.faulty],
			[words.failed, soak.failed],
			[words.aborted, soak.aborted],
			[words.jobs, soak.jobs],
			[words.streams, streams.count],
			[words.chunks, streams.chunks],
			[fill(words.aborts, { stages: aborts.stages }), aborts.count],
			[words.slowest, aborts.slowestMs],
			[words.heap, soak.heapGrowthMib],
		];
		const happened: readonly (readonly [string, number])[] = [
			[words.hangs, zeros.hangs],
			[words.late, zeros.late],
			[words.failedWithoutFault, zeros.failedWithoutFault],
			[words.wrong, zeros.wrongResults + zeros.wrongStreams],
			[words.untyped, zeros.untypedErrors],
			[words.keys, zeros.keysLeaked],
			[words.posts, zeros.repeatedPosts],
			[words.doubled, zeros.doubledJobs],
			[words.stray, zeros.strayRequests],
			[words.unhandled, zeros.unhandledRejections],
			[words.leaks, zeros.openAtServer + zeros.listenersLeft + zeros.handlesLeft + zeros.connectionsKept],
			[words.abortsWrong, zeros.abortsLate + zeros.abortsWithoutReason],
		];
		const date = toDateWords(about.date.slice(0, 10), locale);
		return (
			<>
				<Figures title={words.done} head={words.doneCount} rows={done} format={format} />
				<Figures title={words.mustNot} head={words.times} rows={happened} format={format} />
				<p>{fill(words.stamp, { ...about, date })}</p>
			</>
		);
	};
}

function Figures({
	title,
	head,
	rows,
	format,
}: {
	readonly title: string;
	/** Heading of the numbers. */
	readonly head: string;
	readonly rows: readonly (readonly [string, number])[];
	readonly format: NumberForm;
}) {
	return (
		<TableFrame label={title}>
			<table>
				<thead>
					<tr>
						<th scope="col">{title}</th>
						<th scope="col" data-align="right">
							{head}
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(([what, count]) => (
						<tr key={what}>
							<th scope="row">{what}</th>
							<td data-align="right">{format.format(count)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</TableFrame>
	);
}
