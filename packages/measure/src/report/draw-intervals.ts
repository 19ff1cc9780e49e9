import type { Locale } from "@pusula/tasks";
import type { Report } from "./report.ts";
import { escapeHtml } from "./escape-html.ts";
import { formatScore } from "./format-score.ts";
import { nameMetric } from "./name-metric.ts";

const WIDTH = 640;
const NAME_WIDTH = 220;
const LINE = 28;
/** Letters of a name that fit beside the lines. */
const NAME_LETTERS = 30;

/** The first metric of every model with its interval, as lines on one scale: an SVG picture that repeats what the table says. */
export function drawIntervals({ models, metrics: [metric] }: Report, locale: Locale): string {
	const shown = models.flatMap(({ name, scores }) => {
		const score = metric === undefined ? undefined : scores[metric];
		return score ? [{ name, ...score }] : [];
	});
	if (metric === undefined || shown.length === 0) return "";
	const title = nameMetric(metric, locale);
	const least = Math.min(0, ...shown.map(({ low }) => low));
	const most = Math.max(1, ...shown.map(({ high }) => high));
	const toX = (value: number): number =>
		NAME_WIDTH + ((value - least) / (most - least)) * (WIDTH - NAME_WIDTH - 20);
	const height = LINE * (shown.length + 1);
	const lines = shown.map(({ name, score, low, high }, index) => {
		const y = LINE * index + LINE / 2;
		const short = name.length > NAME_LETTERS ? `…${name.slice(1 - NAME_LETTERS)}` : name;
		return `<text x="0" y="${y + 4}">${escapeHtml(short)}</text><line class="range" x1="${toX(low)}" x2="${toX(high)}" y1="${y}" y2="${y}"/><circle class="value" cx="${toX(score)}" cy="${y}" r="5"/>`;
	});
	const axis = LINE * shown.length + 4;
	const label = shown
		.map(
			({ name, score, low, high }) =>
				`${name}: ${[score, low, high].map((one) => formatScore(one, locale)).join(" / ")}`,
		)
		.join("; ");
	return `<div class="wide" role="region" tabindex="0" aria-label="${escapeHtml(title)}"><svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escapeHtml(`${title}. ${label}`)}">
${lines.join("\n")}
<line class="axis" x1="${toX(least)}" x2="${toX(most)}" y1="${axis}" y2="${axis}"/>
<text x="${toX(least)}" y="${axis + 16}">${formatScore(least, locale)}</text><text x="${toX(most)}" y="${axis + 16}" text-anchor="end">${formatScore(most, locale)}</text>
</svg></div>`;
}
