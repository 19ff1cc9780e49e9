import type { Context } from "./context.ts";
import { formatDuration, formatNumber, formatPercent } from "./format.ts";
import { cut } from "./wrap.ts";

/** A line that shows how far a run is; on terminals only. */
export interface Progress {
	readonly update: (done: number, failed: number, atOnce: number) => void;
	/** Takes the line away. */
	readonly end: () => void;
}

const INTERVAL_MS = 100;
const BAR = 24;

/**
 * Progress on standard error. Where that is no terminal nothing is written, so that logs stay readable.
 * @param before rows that were done before
 */
export function createProgress(total: number, before: number, context: Context, now: () => number): Progress {
	const { io, words, locale } = context;
	if (io.stderr.isTTY !== true) return { update: () => {}, end: () => {} };
	const start = now();
	let shown = -Infinity;
	return {
		update: (done, failed, atOnce) => {
			if (now() - shown < INTERVAL_MS) return;
			shown = now();
			const share = total === 0 ? 1 : (done + failed) / total;
			const filled = Math.round(share * BAR);
			const perSecond = ((done + failed - before) / Math.max(1, now() - start)) * 1000;
			const left = perSecond === 0 ? undefined : (total - done - failed) / perSecond;
			const parts = [
				`${"█".repeat(filled)}${"░".repeat(BAR - filled)} ${formatPercent(share, locale)}`,
				words.batch.rowsOf(formatNumber(done + failed, locale), formatNumber(total, locale)),
				words.batch.perSecond(formatNumber(perSecond, locale, 1)),
				words.batch.atOnce(formatNumber(atOnce, locale)),
				...(failed === 0 ? [] : [words.batch.failed(formatNumber(failed, locale))]),
				...(left === undefined ? [] : [words.batch.left(formatDuration(left, locale))]),
			];
			io.stderr.write(`\r\u001B[K${cut(parts.join(" · "), context.width - 1)}`);
		},
		end: () => io.stderr.write("\r\u001B[K"),
	};
}
