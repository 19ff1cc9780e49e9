import type { Locale } from "@pusula/tasks";
import { Canvas } from "../drawing/canvas.tsx";
import { palette } from "../drawing/palette.ts";

/** The words and amounts of a receipt. */
interface Receipt {
	readonly lang: Locale;
	readonly shop: string;
	readonly date: string;
	readonly items: readonly { readonly name: string; readonly price: string }[];
	readonly tax: { readonly name: string; readonly price: string };
	readonly total: { readonly name: string; readonly price: string };
	readonly thanks: string;
}

const RECEIPTS: { readonly tr: Receipt; readonly en: Receipt } = {
	tr: {
		lang: "tr",
		shop: "KIRTASİYE",
		date: "14.03.2026   16:20",
		items: [
			{ name: "Çizgili defter", price: "95,00" },
			{ name: "Kurşun kalem", price: "34,50" },
			{ name: "Boya kalemi", price: "85,00" },
		],
		tax: { name: "KDV %20", price: "35,75" },
		total: { name: "TOPLAM", price: "214,50 TL" },
		thanks: "Teşekkür ederiz",
	},
	en: {
		lang: "en",
		shop: "STATIONERY",
		date: "14/03/2026   16:20",
		items: [
			{ name: "Lined notebook", price: "9.50" },
			{ name: "Pencil", price: "3.45" },
			{ name: "Crayons", price: "8.50" },
		],
		tax: { name: "VAT 20%", price: "3.58" },
		total: { name: "TOTAL", price: "€21.45" },
		thanks: "Thank you",
	},
};
const LEFT = 26;
const RIGHT = 274;
const CENTRE = (LEFT + RIGHT) / 2;

/** A receipt of a stationery shop with three items and a total, in Turkish or in English. */
export function ShopReceipt({ language }: { readonly language: keyof typeof RECEIPTS }) {
	return (
		<Canvas ground={palette.mint} height={500}>
			<path fill="#bdd09f" d="M0 420h640v80H0z" />
			<Pencil />
			<Eraser />
			<g transform="translate(172 22) rotate(-2.500 150 230)">
				<path
					fill="#a9bf8a"
					d="M8 10h300v452l-15-9l-15 9l-15-9l-15 9l-15-9l-15 9l-15-9l-15 9l-15-9l-15 9l-15-9l-15 9l-15-9l-15 9l-15-9l-15 9l-15-9l-15 9l-15-9l-15 9z"
				/>
				<path
					fill={palette.white}
					d="M0 0h300v452l-15-9l-15 9l-15-9l-15 9l-15-9l-15 9l-15-9l-15 9l-15-9l-15 9l-15-9l-15 9l-15-9l-15 9l-15-9l-15 9l-15-9l-15 9l-15-9l-15 9z"
				/>
				<Print receipt={RECEIPTS[language]} />
			</g>
		</Canvas>
	);
}

function Print({ receipt }: { readonly receipt: Receipt }) {
	return (
		<g lang={receipt.lang} fill={palette.ink} fontSize="19">
			<text x={CENTRE} y="50" textAnchor="middle" fontSize="26" fontWeight="700" letterSpacing="2">
				{receipt.shop}
			</text>
			<text x={CENTRE} y="78" textAnchor="middle" fontSize="15" fill={palette.bark} xmlSpace="preserve">
				{receipt.date}
			</text>
			<Rule y={98} />
			{receipt.items.map(({ name, price }, i) => (
				<Row key={name} y={134 + i * 36} name={name} price={price} />
			))}
			<Rule y={228} />
			<g fontSize="15" fill={palette.bark}>
				<Row y={256} {...receipt.tax} />
			</g>
			<g fontSize="25" fontWeight="700">
				<Row y={298} {...receipt.total} />
			</g>
			<Rule y={318} />
			<text x={CENTRE} y="350" textAnchor="middle" fontSize="15" fill={palette.bark}>
				{receipt.thanks}
			</text>
			<Barcode />
		</g>
	);
}

function Row({ y, name, price }: { readonly y: number; readonly name: string; readonly price: string }) {
	return (
		<>
			<text x={LEFT} y={y}>
				{name}
			</text>
			<text x={RIGHT} y={y} textAnchor="end" style={{ fontFeatureSettings: '"tnum"' }}>
				{price}
			</text>
		</>
	);
}

function Rule({ y }: { readonly y: number }) {
	return <path stroke={palette.pebble} strokeWidth="2" strokeDasharray="6 5" d={`M${LEFT} ${y}H${RIGHT}`} />;
}

/** Widths of bar and gap in turn. */
const BARS = [
	3, 2, 1, 3, 2, 1, 4, 2, 1, 1, 3, 2, 2, 3, 1, 2, 4, 1, 2, 2, 1, 3, 3, 1, 2, 1, 4, 2, 1, 2, 3, 1, 1, 3,
] as const;

function Barcode() {
	const starts = BARS.map((_, i) => BARS.slice(0, i).reduce<number>((sum, width) => sum + width, 0));
	return (
		<g transform="translate(76 366) scale(2.080 1)">
			{BARS.map(
				(width, i) => i % 2 === 0 && <rect key={starts[i]} x={starts[i]} width={width} height="46" />,
			)}
		</g>
	);
}

function Pencil() {
	return (
		<g transform="translate(72 250) rotate(14)">
			<path fill="#a9bf8a" d="M-6-164h30v286l-15 40l-15-40z" />
			<path fill={palette.honey} d="M-14-140h28v252h-28z" />
			<path fill={palette.lemon} d="M-5-140h10v252h-10z" />
			<path fill={palette.sand} d="M-14 112h28L4 146h-8z" />
			<path fill={palette.ink} d="M-5 144h10l-5 14z" />
			<path fill={palette.stone} d="M-14-158h28v18h-28z" />
			<path fill={palette.orange} d="M-14-158v-12q0-10 14-10t14 10v12z" />
		</g>
	);
}

function Eraser() {
	return (
		<g transform="translate(558 380) rotate(-18)">
			<rect x="-36" y="-20" width="84" height="52" rx="8" fill="#a9bf8a" />
			<rect x="-42" y="-26" width="84" height="52" rx="8" fill={palette.cream} />
			<path fill={palette.accent} d="M-10-26h44q8 0 8 8v36q0 8-8 8h-44z" />
		</g>
	);
}
