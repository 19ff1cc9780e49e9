import { palette } from "./palette.ts";
import type { Point } from "./points.ts";

/** A tulip-shaped glass of tea as it stands on a table seen a little from above; `at` is the middle of its foot. */
export function TeaGlass({ at: [x, y], size = 1 }: { readonly at: Point; readonly size?: number }) {
	return (
		<g transform={`translate(${x} ${y}) scale(${size})`}>
			<path
				fill={palette.mist}
				d="M-46-150c-4 34 18 46 18 76c0 28-22 40-16 66c6 14 82 14 88 0c6-26-16-38-16-66c0-30 22-42 18-76z"
			/>
			<path
				fill={palette.wine}
				d="M-42-124c2 24 22 34 22 52c0 26-20 38-17 58c6 11 68 11 74 0c3-20-17-32-17-58c0-18 20-28 22-52z"
			/>
			<path fill={palette.red} d="M-14-76c0 26-18 40-17 60c6 8 20 9 28 8c-12-12-10-30-2-46c6-12 4-20-2-30z" />
			<ellipse cy="-124" rx="42" ry="11" fill={palette.red} />
			<ellipse cy="-150" rx="46" ry="12" fill="none" stroke={palette.white} strokeWidth="4" />
			<path
				fill="none"
				stroke={palette.white}
				strokeWidth="5"
				strokeLinecap="round"
				d="M33-134c-2 20-17 32-19 52M24-50c9 14 11 22 9 32"
			/>
		</g>
	);
}
