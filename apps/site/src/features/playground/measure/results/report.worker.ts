import { type ReportRequest, toReport } from "./to-report.ts";

/** Computes reports apart from the page: thousands of samples of a thousand rows take seconds. */
addEventListener("message", ({ data }: MessageEvent<ReportRequest>) => postMessage(toReport(data)));
