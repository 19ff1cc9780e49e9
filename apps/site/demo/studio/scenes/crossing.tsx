import { Canvas } from "../drawing/canvas.tsx";
import { readExampleBoxes } from "../drawing/example-boxes.ts";
import { LabelledBox } from "../drawing/labelled-box.tsx";
import { palette } from "../drawing/palette.ts";
import { Person } from "../drawing/person.tsx";
import { buildPose } from "../drawing/pose.ts";

const RIDER = buildPose(
	[236, 214],
	{ lean: 42, arms: { near: [18, 26], far: [20, 26] }, legs: { near: [68, 76], far: [16, 31] } },
	82,
);
const OUTFIT = {
	shirt: palette.honey,
	sleeve: palette.honey,
	trousers: palette.deep,
	shin: palette.deep,
	shoes: palette.ink,
	skin: palette.tan,
	hair: palette.ink,
};
const BACK_WHEEL = [196, 318] as const;
const FRONT_WHEEL = [340, 318] as const;
const WHEEL_RADIUS = 47;

/** A cyclist on a crossing with a bus behind; with boxes, each of the three is framed and named. */
export function Crossing({ withBoxes = false }: { readonly withBoxes?: boolean }) {
	return (
		<Canvas ground={palette.paper}>
			<Town />
			<Bus />
			<Bicycle />
			<Person pose={RIDER} outfit={OUTFIT} />
			<Helmet />
			{withBoxes && <Boxes />}
		</Canvas>
	);
}

function Boxes() {
	const [bus, rider, bicycle] = readExampleBoxes("object-detection");
	return (
		<>
			{bus && <LabelledBox colour="#18506a" {...bus} />}
			{bicycle && <LabelledBox colour="#3c6b55" {...bicycle} below />}
			{rider && <LabelledBox colour="#8e3638" {...rider} />}
		</>
	);
}

function Town() {
	return (
		<>
			<rect width="640" height="230" fill={palette.sky} />
			<path fill={palette.sand} d="M0 60h120v170H0zM210 96h150v140H210z" />
			<path fill={palette.stone} d="M120 34h90v200h-90zM360 50h130v180H360zM540 30h100v200H540z" />
			<g fill={palette.cream}>
				{[20, 60].flatMap((x) =>
					[84, 130].map((y) => <path key={`${x},${y}`} d={`M${x} ${y}h24v30h-24z`} />),
				)}
				{[136, 172].flatMap((x) =>
					[58, 106].map((y) => <path key={`${x},${y}`} d={`M${x} ${y}h22v30h-22z`} />),
				)}
				{[232, 274, 316].map((x) => (
					<path key={x} d={`M${x} 118h24v30h-24z`} />
				))}
			</g>
			<rect y="228" width="640" height="26" fill={palette.stone} />
			<rect y="252" width="640" height="148" fill={palette.pebble} />
			<g fill={palette.cream}>
				{[-20, 86, 192, 298, 404, 510, 616].map((x) => (
					<path key={x} d={`M${x} 330h62l-16 58h-66z`} />
				))}
			</g>
		</>
	);
}

function Bus() {
	return (
		<g transform="translate(356 66)">
			<path fill={palette.red} d="M16 0h236q16 0 16 16v172q0 10-10 10H10q-10 0-10-10V52q0-52 16-52z" />
			<path fill={palette.wine} d="M0 150h268v38q0 10-10 10H10q-10 0-10-10z" />
			<path
				fill={palette.mist}
				d="M14 38q2-16 14-16h22v76H9zM60 22h56v60H60zM126 22h56v60h-56zM192 22h56v60h-56z"
			/>
			<path fill={palette.cream} d="M0 112h268v10H0z" />
			<path fill={palette.lemon} d="M0 140h12v18H0z" />
			{[64, 212].map((x) => (
				<g key={x} transform={`translate(${x} 196)`}>
					<circle r="30" fill={palette.ink} />
					<circle r="14" fill={palette.stone} />
				</g>
			))}
		</g>
	);
}

function Bicycle() {
	return (
		<g fill="none" strokeLinecap="round" strokeLinejoin="round">
			{[BACK_WHEEL, FRONT_WHEEL].map(([x, y]) => (
				<g key={x}>
					<circle cx={x} cy={y} r={WHEEL_RADIUS} stroke={palette.ink} strokeWidth="7" />
					<path
						stroke={palette.mist}
						strokeWidth="1.500"
						d={`M${x - 43} ${y}h86M${x} ${y - 43}v86M${x - 30} ${y - 30}l60 60M${x - 30} ${y + 30}l60-60`}
					/>
				</g>
			))}
			<path
				stroke={palette.pine}
				strokeWidth="8"
				d="M196 318l36-70h84l-56 72zM230 240l30 80M340 318l-28-94"
			/>
			<path stroke={palette.ink} strokeWidth="7" d="M302 223h16q13 2 14 15M218 239h32" />
			<circle cx="260" cy="320" r="13" fill={palette.ink} />
			<path stroke={palette.ink} strokeWidth="6" d="M278 306l-36 30M270 306h16M234 337h16" />
		</g>
	);
}

function Helmet() {
	const [x, y] = RIDER.head;
	return (
		<path
			transform={`translate(${x} ${y}) rotate(14)`}
			fill={palette.cream}
			d="M-24-4q-2-24 22-24t24 22q-10 4-22 2q-12-1-24 0z"
		/>
	);
}
