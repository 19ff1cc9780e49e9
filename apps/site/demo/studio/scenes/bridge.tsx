import { Canvas } from "../drawing/canvas.tsx";
import { Cloud, Cypress } from "../drawing/landscape.tsx";
import { type Colour, palette } from "../drawing/palette.ts";

interface Light {
	readonly sky: Colour;
	readonly far: Colour;
	readonly near: Colour;
	readonly bank: Colour;
	readonly tree: Colour;
	readonly trunk: Colour;
	readonly wall: Colour;
	readonly joint: Colour;
	readonly edge: Colour;
	readonly underside: Colour;
	readonly water: Colour;
	readonly ripple: Colour;
	readonly post: Colour;
	readonly glass: Colour;
}

const LIGHTS: { readonly day: Light; readonly night: Light } = {
	day: {
		sky: palette.sky,
		far: palette.haze,
		near: palette.mint,
		bank: palette.leaf,
		tree: palette.pine,
		trunk: palette.earth,
		wall: palette.sand,
		joint: palette.dune,
		edge: palette.stone,
		underside: palette.pebble,
		water: palette.sea,
		ripple: palette.haze,
		post: palette.ink,
		glass: palette.cream,
	},
	night: {
		sky: "#142739",
		far: "#1b3547",
		near: "#20413f",
		bank: "#24483d",
		tree: "#16322f",
		trunk: "#1d2a2c",
		wall: "#6d6a66",
		joint: "#5b5a59",
		edge: "#7c7771",
		underside: "#3a4148",
		water: "#1d4458",
		ripple: "#2d6076",
		post: "#0e1a24",
		glass: "#ffe39a",
	},
};
const LAMPS = [132, 320, 508] as const;

/** A stone bridge over a river, by day or by night with its lamps lit. */
export function Bridge({ time }: { readonly time: "day" | "night" }) {
	const light = LIGHTS[time];
	return (
		<Canvas ground={light.sky}>
			{time === "day" ? <DaySky /> : <NightSky />}
			<path fill={light.far} d="M0 190q90-66 180-22q80-56 170-6q80-60 170-8q70-34 120 0v120H0z" />
			<path fill={light.near} d="M0 224q120-50 240-12q130-42 230 2q90-34 170-8v90H0z" />
			<rect y="282" width="640" height="118" fill={light.water} />
			<path fill={light.bank} d="M0 250q90 6 116 46q-30 16-116 18zM640 250q-90 6-116 46q30 16 116 18z" />
			<Cypress at={[46, 262]} size={0.95} crown={light.tree} trunk={light.trunk} />
			<Cypress at={[602, 262]} size={1.05} crown={light.tree} trunk={light.trunk} />
			<Arches light={light} />
			{LAMPS.map((x) => (
				<Lamp key={x} x={x} light={light} isLit={time === "night"} />
			))}
			<Ripples light={light} />
		</Canvas>
	);
}

function DaySky() {
	return (
		<>
			<circle cx="540" cy="70" r="30" fill={palette.lemon} />
			<Cloud at={[150, 92]} size={0.9} />
			<Cloud at={[410, 70]} size={0.65} />
		</>
	);
}

const STARS = [
	[60, 60],
	[128, 112],
	[196, 44],
	[268, 96],
	[330, 36],
	[404, 84],
	[470, 48],
	[596, 126],
	[616, 40],
	[30, 130],
] as const;

function NightSky() {
	return (
		<>
			<path fill={palette.cream} d="M548 40a32 32 0 1 0 22 56a27 27 0 1 1-22-56z" />
			{STARS.map(([x, y], i) => (
				<circle key={x} cx={x} cy={y} r={i % 3 === 0 ? 2.6 : 1.8} fill={palette.cream} />
			))}
		</>
	);
}

function Arches({ light }: { readonly light: Light }) {
	return (
		<>
			<path
				fill={light.underside}
				d="M0 240q320-72 640 0v76h-46v-4a74 74 0 0 0-148 0v4h-40v-8a86 86 0 0 0-172 0v8h-40v-4a74 74 0 0 0-148 0v4H0z"
			/>
			<path
				fill={light.wall}
				d="M0 236q320-74 640 0v80h-52v-4a68 68 0 0 0-136 0v4h-52v-8a80 80 0 0 0-160 0v8h-52v-4a68 68 0 0 0-136 0v4H0z"
			/>
			<g fill="none" stroke={light.joint} strokeWidth="9">
				<path d="M47.500 316v-4a72.500 72.500 0 0 1 145 0v4M235.500 316v-8a84.500 84.500 0 0 1 169 0v8M447.500 316v-4a72.500 72.500 0 0 1 145 0v4" />
			</g>
			<path
				fill={light.joint}
				d="M4 262h26v8H4zM196 240h24v8h-24zM214 262h20v8h-20zM420 240h24v8h-24zM406 262h20v8h-20zM612 262h24v8h-24z"
			/>
			<path fill={light.edge} d="M0 226q320-74 640 0v14q-320-74-640 0z" />
			<path
				fill={light.underside}
				d="M192 310h56v16h-56zM392 310h56v16h-56zM0 312h52v12H0zM588 312h52v12h-52z"
			/>
		</>
	);
}

function Lamp({ x, light, isLit }: { readonly x: number; readonly light: Light; readonly isLit: boolean }) {
	const foot = x === 320 ? 190 : 204;
	return (
		<g transform={`translate(${x} ${foot})`}>
			{isLit && <circle cy="-58" r="40" fill="#ffe39a" opacity="0.16" />}
			{isLit && <circle cy="-58" r="24" fill="#ffe39a" opacity="0.28" />}
			<path fill={light.post} d="M-3-44h6v46h-6zM-7 0h14v5h-14zM-9-46h18v4h-18zM-10-72h20l-5-9h-10z" />
			<path fill={light.glass} d="M-9-72h18l-3 26h-12z" />
			{isLit && <path fill="#ffe39a" opacity="0.5" d={`M-7 ${346 - foot}h14l6 44h-26z`} />}
		</g>
	);
}

function Ripples({ light }: { readonly light: Light }) {
	return (
		<g fill={light.ripple}>
			<path d="M60 340h90v4H60zM220 332h60v4h-60zM360 348h96v4h-96zM520 336h70v4h-70zM100 372h70v4h-70zM270 378h110v4H270zM480 374h80v4h-80z" />
		</g>
	);
}
