import type { ReactNode } from "react";
import { Canvas } from "../drawing/canvas.tsx";
import { palette } from "../drawing/palette.ts";

const PAGE = { width: 178, height: 252, top: 56 } as const;
const LEFT_EDGES = [26, 231, 436] as const;
const LINE = "#c9c2b6";
const EXPORTS = [
	{ year: 2021, value: 46 },
	{ year: 2022, value: 62 },
	{ year: 2023, value: 58 },
	{ year: 2024, value: 84 },
	{ year: 2025, value: 104 },
] as const;

/** Three pages of a report: one of text, one with a bar chart by year, one with a table. Lines stand for words. */
export function ReportPages() {
	const contents = [<TextPage key="text" />, <ChartPage key="chart" />, <TablePage key="table" />];
	return (
		<Canvas ground={palette.haze} height={364}>
			{LEFT_EDGES.map((left, i) => (
				<Page key={left} left={left} page={i + 1}>
					{contents[i]}
				</Page>
			))}
		</Canvas>
	);
}

function Page({
	left,
	page,
	children,
}: {
	readonly left: number;
	readonly page: number;
	readonly children: ReactNode;
}) {
	return (
		<g transform={`translate(${left} ${PAGE.top})`}>
			<rect x="6" y="7" width={PAGE.width} height={PAGE.height} fill="#7fb0bb" />
			<rect width={PAGE.width} height={PAGE.height} fill={palette.white} />
			{children}
			<text x={PAGE.width / 2} y={PAGE.height - 11} fontSize="12" fill={palette.bark} textAnchor="middle">
				{page}
			</text>
		</g>
	);
}

function Title({ width }: { readonly width: number }) {
	return <rect x="18" y="20" width={width} height="11" fill={palette.deep} />;
}

/** Lines of text, each given by its width, from a height downwards. */
function Lines({ widths, top }: { readonly widths: readonly number[]; readonly top: number }) {
	return (
		<g fill={LINE}>
			{widths.map((width, i) => (
				<rect key={`${top + i}`} x="18" y={top + i * 12} width={width} height="5" />
			))}
		</g>
	);
}

function TextPage() {
	return (
		<>
			<Title width={96} />
			<Lines top={46} widths={[142, 138, 142, 134, 84]} />
			<Lines top={118} widths={[142, 136, 140, 142, 128, 60]} />
			<Lines top={202} widths={[140, 142, 110]} />
		</>
	);
}

function ChartPage() {
	const floor = 174;
	return (
		<>
			<Title width={118} />
			<g stroke={LINE} strokeWidth="1.500">
				<path d={`M22 ${floor - 40}h136M22 ${floor - 80}h136M22 ${floor - 120}h136`} />
			</g>
			{EXPORTS.map(({ year, value }, i) => (
				<g key={year} transform={`translate(${22 + i * 28.5} 0)`}>
					<rect y={floor - value} width="19" height={value} fill={palette.accent} />
					<text x="9.500" y={floor + 13} fontSize="9" fill={palette.ink} textAnchor="middle">
						{year}
					</text>
				</g>
			))}
			<path stroke={palette.ink} strokeWidth="2" d={`M20 ${floor}h140`} />
			<Ship />
			<Lines top={202} widths={[142, 130, 88]} />
		</>
	);
}

/** A small container ship in the empty corner of the chart: what the bars count is shipped abroad. */
function Ship() {
	return (
		<g transform="translate(26 74)">
			<path fill={palette.red} d="M0 14h46l-7 12H7z" />
			<path fill={palette.honey} d="M6 4h10v10H6z" />
			<path fill={palette.green} d="M17 4h10v10H17zM11-7h10v10H11z" />
			<path fill={palette.deep} d="M33-4h8v18h-8z" />
		</g>
	);
}

const CELLS = [
	[24, 18, 26],
	[30, 22, 18],
	[22, 26, 22],
	[28, 16, 28],
	[20, 24, 20],
	[26, 20, 24],
] as const;

function TablePage() {
	return (
		<>
			<Title width={82} />
			<Lines top={44} widths={[140, 104]} />
			<rect x="18" y="78" width="142" height="20" fill={palette.deep} />
			<g fill={palette.white}>
				<path d="M26 86h28v5H26zM78 86h20v5H78zM124 86h24v5h-24z" />
			</g>
			{CELLS.map((widths, row) => (
				<g key={widths.join()} transform={`translate(18 ${98 + row * 20})`}>
					<rect width="142" height="20" fill={row % 2 === 0 ? palette.paper : palette.white} />
					{widths.map((width, column) => (
						<rect
							key={`${column + 1}`}
							x={8 + column * 52}
							y="8"
							width={width}
							height="5"
							fill={palette.pebble}
						/>
					))}
				</g>
			))}
			<path fill="none" stroke={LINE} strokeWidth="1.500" d="M18 78h142v140H18zM66 78v140M116 78v140" />
		</>
	);
}
