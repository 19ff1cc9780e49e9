import { Canvas } from "../drawing/canvas.tsx";
import { palette } from "../drawing/palette.ts";

/** A windmill on a hill in front of an orange sunset sky. */
export function Windmill() {
	return (
		<Canvas ground="#e9955c">
			<path fill="#eca768" d="M0 120h640v280H0z" />
			<path fill="#f0bb79" d="M0 196h640v204H0z" />
			<path fill="#f4cd8e" d="M0 262h640v138H0z" />
			<circle cx="462" cy="262" r="64" fill="#fbe9b7" />
			<g fill="#f7d9a4">
				<path d="M60 96h150q-14-20-40-14q-14-26-44-18q-20 6-24 20q-30-6-42 12zM420 146h150q-10-16-32-12q-14-22-40-14q-18 6-22 16q-36-8-56 10z" />
			</g>
			<path fill="#b76a55" d="M0 300q120-46 260-18q140-40 380 10v108H0z" />
			<path fill="#7d4b4a" d="M0 352q120-52 270-56q190 2 370 70v34H0z" />
			<path fill="#5b3841" d="M0 400q200-54 640-30v30z" />
			<Mill />
			<g fill="none" stroke="#5b3841" strokeWidth="3.500" strokeLinecap="round">
				<path d="M500 92q9-9 16 0q7-9 16 0M546 122q7-7 13 0q6-7 13 0M476 132q6-6 11 0q5-6 11 0" />
			</g>
			<g fill="#5b3841">
				<path d="M520 374v-22h4v22zM522 322q14 18 0 34q-14-16 0-34zM554 376v-18h4v18zM556 334q11 14 0 27q-11-13 0-27z" />
			</g>
		</Canvas>
	);
}

function Mill() {
	return (
		<g transform="translate(232 0)">
			<path fill={palette.cream} d="M-40 156h80l22 150h-124z" />
			<path fill="#e8cfae" d="M12 156h28l22 150h-34z" />
			<path fill="#8e3638" d="M-48 160q8-54 48-54t48 54z" />
			<path fill="#5b3841" d="M-15 306v-34q15-20 30 0v34zM-10 196q10-12 20 0v18h-20z" />
			<g transform="translate(0 142) rotate(22)">
				{[0, 90, 180, 270].map((turn) => (
					<g key={turn} transform={`rotate(${turn})`}>
						<path fill="#5b3841" d="M-3.500 0h7v-132h-7z" />
						<path fill="#fbe9b7" d="M5-28h32v-102H5z" />
						<path
							fill="none"
							stroke="#5b3841"
							strokeWidth="2.500"
							d="M5-28h32v-102H5zM21-28v-102M5-54h32M5-79h32M5-104h32"
						/>
					</g>
				))}
				<circle r="11" fill="#5b3841" />
			</g>
		</g>
	);
}
