import { createElement } from "react";
import type { Locale } from "../../lib/locale.ts";
import { WordsWithCode } from "../../ui/text/words-with-code.tsx";
import { drawShape, type FindPicture, sizeOf } from "./spec/draw-shape.ts";
import type { Drawing as DrawingSpec } from "./spec/drawing-spec.ts";
import styles from "./spec/drawing.module.css";
import { findDrawing } from "./drawings/index.ts";
import { Sliders } from "./moving/sliders.tsx";
import { NARROW, WIDE } from "./parts/layout.ts";
import type { Part } from "./parts/shapes.ts";

/** `<Drawing id="…" />` of a content page: a drawing in the page's language with the sentence below it. */
export function drawingIn(locale: Locale, findPicture?: FindPicture) {
	return function Drawing({ id }: { readonly id: string }) {
		return <DrawingFigure drawing={findDrawing(id)} locale={locale} findPicture={findPicture} />;
	};
}

/** A drawing with its name and description for readers who do not see it, and the sentence below it. */
export function DrawingFigure({
	drawing,
	locale,
	findPicture,
}: {
	readonly drawing: DrawingSpec;
	readonly locale: Locale;
	/** For drawings with pictures of the examples. */
	readonly findPicture?: FindPicture | undefined;
}) {
	const { title, description, caption } = drawing.words[locale];
	const [titleId, descriptionId] = [`drawing-${drawing.id}`, `drawing-${drawing.id}-text`];
	const wide = drawing.draw(locale, WIDE);
	const fitsPhones = wide.width <= NARROW.width;
	const named = { role: "img", "aria-labelledby": titleId, "aria-describedby": descriptionId };
	return (
		<figure
			className={styles["figure"]}
			data-drawing={drawing.id}
			data-moving={drawing.moving ? "" : undefined}
		>
			<svg {...named} {...sizeOf(wide)} className={fitsPhones ? undefined : styles["wide"]}>
				<title id={titleId}>{title}</title>
				<desc id={descriptionId}>{description.replaceAll("`", "")}</desc>
				<Shapes part={wide} findPicture={findPicture} />
			</svg>
			{!fitsPhones && <Narrow part={drawing.draw(locale, NARROW)} named={named} findPicture={findPicture} />}
			{drawing.moving && <Sliders moving={drawing.moving} locale={locale} />}
			<figcaption>
				<WordsWithCode text={caption} />
			</figcaption>
		</figure>
	);
}

function Narrow({
	part,
	named,
	findPicture,
}: {
	readonly part: Part;
	readonly named: Readonly<Record<string, string>>;
	readonly findPicture: FindPicture | undefined;
}) {
	return (
		<svg {...named} {...sizeOf(part)} className={styles["narrow"]}>
			<Shapes part={part} findPicture={findPicture} />
		</svg>
	);
}

function Shapes({
	part,
	findPicture,
}: {
	readonly part: Part;
	readonly findPicture: FindPicture | undefined;
}) {
	return part.shapes.map((shape, index) => {
		const { tag, attributes, text } = drawShape(shape, styles, findPicture);
		// The shapes of a drawing never change their order.
		return createElement(tag, { key: index, ...attributes }, text);
	});
}
