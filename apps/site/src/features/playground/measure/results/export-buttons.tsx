import {
	printCsvReport,
	printHtmlReport,
	printJsonlReport,
	printMarkdownReport,
	type Report,
} from "@pusula/measure";
import type { Locale } from "../../../../lib/locale.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { downloadFile } from "../../../../lib/page/download-file.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import { useMeasureWords } from "../parts/measure-words.ts";
import styles from "../parts/measure.module.css";

interface Form {
	readonly title: string;
	readonly end: string;
	readonly type: string;
	readonly print: (report: Report, locale: Locale) => string;
}

const FORMS: readonly Form[] = [
	{ title: "HTML", end: "html", type: "text/html;charset=utf-8", print: printHtmlReport },
	{ title: "Markdown", end: "md", type: "text/markdown;charset=utf-8", print: printMarkdownReport },
	{ title: "CSV", end: "csv", type: "text/csv;charset=utf-8", print: printMarkedCsv },
	{ title: "JSONL", end: "jsonl", type: "application/jsonl;charset=utf-8", print: printJsonlReport },
];

/** Saves the report in any of its forms; all of them are made on this device. */
export function ExportButtons({ report, title }: { readonly report: Report; readonly title: string }) {
	const locale = usePlayground().locale;
	const words = useMeasureWords().results;
	const name = toFileName(title);
	return (
		<section className={styles.part}>
			<h3>{words.export}</h3>
			<p className={styles.actions}>
				{FORMS.map(({ title: form, end, type, print }) => (
					<Button key={end} onClick={() => downloadFile([print(report, locale)], `${name}.${end}`, type)}>
						{form}
					</Button>
				))}
			</p>
			<p className={styles.about}>{words.exportAbout}</p>
		</section>
	);
}

/** With a byte order mark, without which spreadsheets take UTF-8 for another encoding. */
function printMarkedCsv(report: Report, locale: Locale): string {
	return `\uFEFF${printCsvReport(report, locale)}`;
}

/** The name of the data without its end, in letters that every file system takes. */
function toFileName(title: string): string {
	const name = title
		.replace(/\.\w+$/, "")
		.replaceAll(/[^\p{L}\p{N}]+/gu, "-")
		.replaceAll(/^-|-$/g, "");
	return `${name || "pusula"}-pusula`;
}
