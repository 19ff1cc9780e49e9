export { buildArgs, type FieldValues, placeFields, readFieldText } from "./fields/build-args.ts";
export { FieldError, type FieldErrorCode } from "./fields/field-error.ts";
export {
	type FieldKind,
	hasParameters,
	type InputField,
	listFields,
	mainField,
} from "./fields/list-fields.ts";
export { readChunkText, readText } from "./results/read-text.ts";

export { type Answer, printAnswer, readAnswer } from "./evaluate/answers.ts";
export { checkExpected } from "./evaluate/check-expected.ts";
export {
	type AnswerKind,
	type Evaluation,
	EVALUATIONS,
	METRICS_OF_KIND,
	type TaskEvaluation,
} from "./evaluate/evaluations.ts";
export { MeasureError, type MeasureErrorCode, type MeasureErrorPlace } from "./evaluate/measure-error.ts";
export { readExpected } from "./evaluate/read-expected.ts";
export { guessNormalization } from "./evaluate/guess-normalization.ts";
export { knowsRight } from "./evaluate/score-row.ts";
export { type Normalization, NORMALIZATIONS } from "./evaluate/normalization.ts";
export { listMetrics, resolveEvaluation } from "./evaluate/resolve-evaluation.ts";

export { completeLabels, type LabelSource } from "./table/complete-labels.ts";
export { type DecodedText, decodeText, findMarkedEncoding, type TextEncoding } from "./table/decode-text.ts";
export {
	type ColumnPlan,
	guessColumns,
	guessTask,
	listMeasuredTasks,
	listNeededFields,
	needsFiles,
} from "./table/guess-columns.ts";
export { nameColumns } from "./table/name-columns.ts";
export { type PlannedRows, planRows, type RowPlan, type RowProblem, sampleRows } from "./table/plan-rows.ts";
export { printInput } from "./table/print-input.ts";
export { findDelimiter, readTable, type Table, type DataRow } from "./table/read-table.ts";
export { dropSeparatorLine } from "./table/separator-line.ts";
export { type Delimiter, findRowsEnd, splitCells } from "./table/split-cells.ts";
export { TableError, type TableErrorCode, type TableErrorFacts } from "./table/table-error.ts";

export { type LabelMeanings, listForeignLabels, relabelItems } from "./evaluate/relabel-items.ts";

export type { MeasuredItem, MeasuredRow } from "./evaluate/measured.ts";

export { createGate, type Gate, type Sleep } from "./run/gate.ts";
export { createPace, type Pace } from "./run/pace.ts";
export { createRoom, type Room } from "./run/room.ts";
export { isBusy, MOST_REFUSALS, readRetryAfterMs } from "./run/read-busy.ts";
export { IN_DOUBT, isInDoubt } from "./run/in-doubt.ts";
export { findJobEnd, type JobEnd } from "./run/find-job-end.ts";
export { mayBeBilled } from "./run/may-be-billed.ts";
export {
	type AcceptedJob,
	type CallName,
	type Candidate,
	type CandidateResult,
	type MeasureOptions,
	measureRows,
} from "./run/measure-rows.ts";

export { buildReport, type ReportOptions } from "./report/build-report.ts";
export type { ModelReport, Report, ReportRow, ReportScore } from "./report/report.ts";
export { type ModelComparison, SIGNIFICANCE } from "./report/compare-models.ts";
export { formatScore } from "./report/format-score.ts";
export { describeNormalization, describeReport } from "./report/describe-report.ts";
export { nameMetric } from "./report/name-metric.ts";
export { listWorstRows } from "./report/describe-rows.ts";
export type { DescribedReport, ReportSection, ReportSources } from "./report/report-section.ts";
export {
	printCsvReport,
	printHtmlReport,
	printJsonlReport,
	printMarkdownReport,
} from "./report/print-report.ts";
export { printCsvRow } from "./report/print-csv-row.ts";
