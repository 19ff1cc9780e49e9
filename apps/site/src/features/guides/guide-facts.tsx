import { wordsIn } from "../../../messages/words.ts";
import { DATASETS_FOLDER } from "../../lib/urls/dataset-files.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toFileHref } from "../../lib/urls/file-href.ts";
import { CommandLine } from "../../ui/code/command-line.tsx";
import { Fact, FactRows } from "../../ui/tables/fact-rows.tsx";
import { WordsWithCode } from "../../ui/text/words-with-code.tsx";
import { describeGuideRun } from "./describe-guide-run.ts";
import type { Guide } from "./guides.ts";

/** What a guide says of itself in its front matter. */
export interface GuideFrontMatter {
	/** What readers have at the end. */
	readonly result: string;
	/** How long reading and trying takes. */
	readonly minutes: number;
	/** What it needs to run. */
	readonly hardware: string;
}

/** The top of a guide: result, time, hardware; of its program also the run that the page shows, what to install, and the files to download. */
export function GuideFacts({
	facts: { result, minutes, hardware },
	guide,
	locale,
}: {
	readonly facts: GuideFrontMatter;
	/** Undefined for a guide without a program. */
	readonly guide: Guide | undefined;
	readonly locale: Locale;
}) {
	const words = wordsIn(locale).guides;
	return (
		<FactRows>
			<Fact name={words.result}>
				<WordsWithCode text={result} />
			</Fact>
			<Fact name={words.time}>{fill(words.minutes, { minutes })}</Fact>
			<Fact name={words.hardware}>
				<WordsWithCode text={hardware} />
			</Fact>
			{guide && (
				<>
					<Fact name={words.run}>{describeGuideRun(guide.record, locale)}</Fact>
					<Fact name={words.install}>
						<CommandLine
							command={`pip install ${guide.record.requirements.join(" ")}`}
							words={wordsIn(locale).code}
						/>
					</Fact>
					<Fact name={words.program}>
						<FileLinks files={[`${guide.id}.py`]} folder="guides/" />
					</Fact>
					{guide.data.length > 0 && (
						<Fact name={words.data}>
							<FileLinks files={guide.data} folder={DATASETS_FOLDER} /> (CC0)
						</Fact>
					)}
				</>
			)}
		</FactRows>
	);
}

function FileLinks({ files, folder }: { readonly files: readonly string[]; readonly folder: string }) {
	return files.map((file, index) => (
		<span key={file}>
			{index > 0 && ", "}
			<a href={toFileHref(`/${folder}${file}`)} download="">
				<code translate="no">{file}</code>
			</a>
		</span>
	));
}
