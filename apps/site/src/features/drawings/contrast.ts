/** Lightness, chroma and hue of a colour. */
type Oklch = readonly [number, number, number];

type Themed = Readonly<Record<"light" | "dark", Oklch>>;

const COLOUR = /(--[\w-]+): light-dark\(oklch\(([^)]*)\), oklch\(([^)]*)\)\)/g;

/** The colours of the site's style sheet by their names, for each theme. */
export function readTokens(css: string): ReadonlyMap<string, Themed> {
	return new Map(
		[...css.matchAll(COLOUR)].map(([, name = "", light = "", dark = ""]) => [
			name,
			{ light: readOklch(light), dark: readOklch(dark) },
		]),
	);
}

/** Contrast of two colours of a theme by the rule of WCAG 2, from 1 to 21. */
export function contrastOf(
	tokens: ReadonlyMap<string, Themed>,
	theme: "light" | "dark",
	one: string,
	other: string,
): number {
	const [dark = 0, light = 0] = [one, other]
		.map((name) => {
			const token = tokens.get(name);
			if (!token) throw new Error(`The style sheet has no colour ${name}`);
			return luminanceOf(token[theme]);
		})
		.toSorted((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

function readOklch(text: string): Oklch {
	const [lightness = 0, chroma = 0, hue = 0] = text.split(" ").map(Number);
	return [lightness, chroma, hue];
}

/** Relative luminance, through linear sRGB as CSS Color 4 defines it. */
function luminanceOf([lightness, chroma, hue]: Oklch): number {
	const a = chroma * Math.cos((hue * Math.PI) / 180);
	const b = chroma * Math.sin((hue * Math.PI) / 180);
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
	const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
	const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
	const [r = 0, g = 0, bl = 0] = [red, green, blue].map((part) => Math.min(1, Math.max(0, part)));
	return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
}
