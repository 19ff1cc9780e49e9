import { Canvas } from "../drawing/canvas.tsx";
import { palette } from "../drawing/palette.ts";
import { type Point, round } from "../drawing/points.ts";
import { type View, project } from "../drawing/solid.ts";

/** Height and radius along the outside of the glass, from the foot up. */
const GLASS: readonly Point[] = [
	[0, 38],
	[8, 44],
	[24, 46],
	[44, 40],
	[66, 29],
	[82, 26],
	[98, 29],
	[120, 40],
	[150, 50],
];
const TEA_FROM = 8;
const TEA_TO = 122;
const WALL = 4;
const RIM = 150;
const SAUCER_RADIUS = 84;
const VIEWS: readonly { x: number; y: number; view: View }[] = [
	{ x: 108, y: 276, view: { yaw: 24, pitch: 10 } },
	{ x: 320, y: 258, view: { yaw: 312, pitch: 30 } },
	{ x: 532, y: 236, view: { yaw: 200, pitch: 52 } },
];

/** A model of a tulip-shaped tea glass on its saucer, seen from three sides. */
export function TeaGlassViews() {
	return (
		<Canvas ground="#e9e4db" height={360}>
			{VIEWS.map(({ x, y, view }) => (
				<g key={x} transform={`translate(${x} ${y}) scale(1.150)`}>
					<Saucer view={view} />
					{!isSpoonInFront(view) && <Spoon view={view} />}
					<Glass view={view} />
					{isSpoonInFront(view) && <Spoon view={view} />}
				</g>
			))}
		</Canvas>
	);
}

/** A level circle around the axis of the model. */
function Ring({
	height,
	radius,
	view,
	...paint
}: {
	readonly height: number;
	readonly radius: number;
	readonly view: View;
	readonly fill?: string;
	readonly stroke?: string;
	readonly strokeWidth?: number;
	readonly opacity?: number;
}) {
	const [, y] = project([0, height, 0], view);
	const flat = Math.sin((view.pitch * Math.PI) / 180);
	return <ellipse cy={round(y)} rx={round(radius)} ry={round(radius * flat)} {...paint} />;
}

function Saucer({ view }: { readonly view: View }) {
	return (
		<>
			<Ring height={-14} radius={SAUCER_RADIUS + 6} view={view} fill="#cfc8bc" />
			<Ring height={-8} radius={SAUCER_RADIUS * 0.7} view={view} fill={palette.stone} />
			<Ring height={-3} radius={SAUCER_RADIUS} view={view} fill={palette.stone} />
			<Ring height={0} radius={SAUCER_RADIUS} view={view} fill={palette.white} />
			<Ring
				height={0}
				radius={SAUCER_RADIUS - 9}
				view={view}
				fill="none"
				stroke={palette.red}
				strokeWidth={4}
			/>
			<Ring height={-2} radius={SAUCER_RADIUS * 0.6} view={view} fill={palette.paper} />
		</>
	);
}

/** The spoon lies on the side of the saucer that faces the viewer at yaw 0. */
function isSpoonInFront({ yaw }: View): boolean {
	return Math.cos((yaw * Math.PI) / 180) > 0;
}

/** A small spoon on the saucer: it shows from which side the model is seen. */
function Spoon({ view }: { readonly view: View }) {
	const [startX, startY] = project([-52, 4, 50], view);
	const [endX, endY] = project([64, 8, 44], view);
	return (
		<g stroke={palette.pebble} strokeWidth="6" strokeLinecap="round">
			<path d={`M${round(startX)} ${round(startY)}L${round(endX)} ${round(endY)}`} />
			<circle cx={round(startX)} cy={round(startY)} r="7" fill={palette.pebble} />
		</g>
	);
}

function Glass({ view }: { readonly view: View }) {
	return (
		<>
			<Body from={0} to={RIM} inset={0} view={view} colour="#d3e6e8" />
			<Body from={TEA_FROM} to={TEA_TO} inset={WALL} view={view} colour={palette.wine} />
			<Ring height={TEA_TO} radius={radiusAt(TEA_TO) - WALL} view={view} fill={palette.red} />
			<Lines view={view} />
			<Ring
				height={RIM}
				radius={radiusAt(RIM)}
				view={view}
				fill="none"
				stroke={palette.white}
				strokeWidth={4}
			/>
		</>
	);
}

/** A turned body as one level slice on the other: what stands higher hides what stands behind. */
function Body({
	from,
	to,
	inset,
	view,
	colour,
}: {
	readonly from: number;
	readonly to: number;
	readonly inset: number;
	readonly view: View;
	readonly colour: string;
}) {
	const slices = Array.from({ length: to - from + 1 }, (_, i) => from + i);
	return slices.map((height) => (
		<Ring key={height} height={height} radius={radiusAt(height) - inset} view={view} fill={colour} />
	));
}

/** The net of the model on the side of the viewer. */
function Lines({ view }: { readonly view: View }) {
	const heights = Array.from({ length: 16 }, (_, i) => i * 10);
	const meridians = Array.from({ length: 12 }, (_, i) => i * 30);
	return (
		<g fill="none" stroke={palette.white} strokeWidth="1.200" opacity="0.55">
			{meridians
				.filter((angle) => Math.cos(((angle - view.yaw) * Math.PI) / 180) > 0)
				.map((angle) => {
					const turn = (angle * Math.PI) / 180;
					const points = heights.map((height) => {
						const radius = radiusAt(height);
						const at = project([Math.sin(turn) * -radius, height, Math.cos(turn) * radius], view);
						return at.map(round).join(" ");
					});
					return <path key={angle} d={`M${points.join("L")}`} />;
				})}
			{[30, 60, 90].map((height) => (
				<FrontArc key={height} height={height} view={view} />
			))}
		</g>
	);
}

function FrontArc({ height, view }: { readonly height: number; readonly view: View }) {
	const radius = round(radiusAt(height));
	const [, y] = project([0, height, 0], view);
	const flat = round(radius * Math.sin((view.pitch * Math.PI) / 180));
	return <path d={`M${-radius} ${round(y)}a${radius} ${flat} 0 0 0 ${2 * radius} 0`} />;
}

/** Radius of the outside at a height: a smooth line through the given points (Catmull-Rom). */
function radiusAt(height: number): number {
	const after = Math.max(
		1,
		GLASS.findIndex(([level]) => level >= height),
	);
	const at = (i: number): Point => GLASS[Math.min(GLASS.length - 1, Math.max(0, i))] ?? [0, 0];
	const [before, start, end, next] = [at(after - 2), at(after - 1), at(after), at(after + 1)];
	const span = end[0] - start[0];
	const t = (height - start[0]) / span;
	const slopeIn = ((end[1] - before[1]) / (end[0] - before[0])) * span;
	const slopeOut = ((next[1] - start[1]) / (next[0] - start[0])) * span;
	return (
		start[1] * (1 + 2 * t) * (1 - t) ** 2 +
		slopeIn * t * (1 - t) ** 2 +
		end[1] * t * t * (3 - 2 * t) +
		slopeOut * t * t * (t - 1)
	);
}
