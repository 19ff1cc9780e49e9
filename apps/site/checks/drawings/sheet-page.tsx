import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { drawingIn } from "../../src/features/drawings/drawing.tsx";
import { DRAWINGS } from "../../src/features/drawings/drawings/index.ts";
import { LOCALES, type Locale } from "../../src/lib/locale.ts";

/** Widths in pixels of the columns that drawings are in: on a phone of 360 px and on a desk. */
const COLUMNS = [328, 640];

/** The ids of all drawings. */
export const ids: readonly string[] = DRAWINGS.map(({ id }) => id);

/** Every language of the drawings. */
export const locales: readonly Locale[] = LOCALES;

/** Drawings in a language and in every width, as the body of a page. */
export function printSheet(
	wanted: readonly string[],
	locale: Locale,
	findPicture: (file: string) => string,
): string {
	return renderToStaticMarkup(
		wanted.map((id) => <Row key={id} id={id} locale={locale} findPicture={findPicture} />),
	);
}

function Row({
	id,
	locale,
	findPicture,
}: {
	readonly id: string;
	readonly locale: Locale;
	readonly findPicture: (file: string) => string;
}): ReactNode {
	const Drawing = drawingIn(locale, findPicture);
	return (
		<section lang={locale}>
			<h2>{id}</h2>
			{COLUMNS.map((width) => (
				<div key={width} className={`column-${width}`}>
					<Drawing id={id} />
				</div>
			))}
		</section>
	);
}
