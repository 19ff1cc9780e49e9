import type { Locale } from "../../lib/locale.ts";
import { WordsWithCode } from "../../ui/words-with-code.tsx";
import type { Drawing as DrawingSpec } from "./drawing-spec.ts";
import styles from "./drawing.module.css";
import { findDrawing } from "./drawings/index.ts";
import { NARROW, WIDE } from "./parts/layout.ts";
import type { Part, Shape } from "./parts/shapes.ts";

/** `<Drawing id="…" />` of a content page: a drawing in the page's language with the sentence below it. */
export function drawingIn(locale: Locale) {
	return function Drawing({ id }: { readonly id: string }) {
		return <DrawingFigure drawing={findDrawing(id)} locale={locale} />;
	};
}

function DrawingFigure({ drawing, locale }: { readonly drawing: DrawingSpec; readonly locale: Locale }) {
	const { title, description, caption } = drawing.words[locale];
	const [titleId, descriptionId] = [`drawing-${drawing.id}`, `drawing-${drawing.id}-text`];
	const wide = drawing.draw(locale, WIDE);
	const fitsPhones = wide.width <= NARROW.width;
	const named = { role: "img", "aria-labelledby": titleId, "aria-describedby": descriptionId };
	return (
		<figure className={styles["figure"]} data-drawing={drawing.id}>
			<svg {...named} {...sizeOf(wide)} className={fitsPhones ? undefined : styles["wide"]}>
				<title id={titleId}>{title}</title>
				<desc id={descriptionId}>{description.replaceAll("`", "")}</desc>
				<Shapes part={wide} />
			</svg>
			{!fitsPhones && <Narrow part={drawing.draw(locale, NARROW)} named={named} />}
			<figcaption>
				<WordsWithCode text={caption} />
			</figcaption>
		</figure>
	);
}

function Narrow({ part, named }: { readonly part: Part; readonly named: Readonly<Record<string, string>> }) {
	return (
		<svg {...named} {...sizeOf(part)} className={styles["narrow"]}>
			<Shapes part={part} />
		</svg>
	);
}

/** In `em` a drawing grows with the reader's text size; a pixel on each side keeps strokes at the edge whole. */
function sizeOf({ width, height }: Part) {
	return {
		width: `${round((width + 2) / 16, 2)}em`,
		viewBox: `-1 -1 ${round(width + 2)} ${round(height + 2)}`,
	};
}

function Shapes({ part }: { readonly part: Part }) {
	// The shapes of a drawing never change their order.
	return part.shapes.map((shape, index) => (
		<ShapeView key={`${shape.kind}-${String(index)}`} shape={shape} />
	));
}

function ShapeView({ shape }: { readonly shape: Shape }) {
	const [x, y] = [round(shape.x), round(shape.y)];
	if (shape.kind === "text") return <TextView shape={shape} x={x} y={y} />;
	const look = { className: styles[shape.look], fillOpacity: shape.strength };
	if (shape.kind === "circle") return <circle cx={x} cy={y} r={round(shape.r)} {...look} />;
	if (shape.kind === "path") return <path d={`M${x} ${y}${shape.d}`} {...look} />;
	const { width, height, radius } = shape;
	return (
		<rect
			x={x}
			y={y}
			width={round(width)}
			height={round(height)}
			rx={radius === 0 ? undefined : radius}
			{...look}
		/>
	);
}

function TextView({
	shape,
	x,
	y,
}: {
	readonly shape: Extract<Shape, { kind: "text" }>;
	readonly x: number;
	readonly y: number;
}) {
	const { text, tone, size, bold, mono, anchor, lang } = shape;
	return (
		<text
			x={x}
			y={y}
			className={mono ? `${styles[tone]} ${styles["mono"]}` : styles[tone]}
			fontSize={size}
			fontWeight={bold ? 600 : undefined}
			textAnchor={anchor === "start" ? undefined : anchor}
			lang={lang}
		>
			{text}
		</text>
	);
}

function round(value: number, digits = 1): number {
	return Math.round(value * 10 ** digits) / 10 ** digits;
}
