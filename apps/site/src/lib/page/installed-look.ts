/** The tokens' `--ground` as manifests and bars of devices read it; a test compares the two in a browser. */
export const GROUND_COLOURS = { light: "#fcfaf6", dark: "#171512" } as const;

/** Pictures of the mark for devices, at `/icons/<name>.png`; drawn from `favicon.svg` at build. */
export const ICONS = [
	{ name: "icon-192", sizePx: 192, purpose: "any", part: 0.78, corner: 0.2 },
	{ name: "icon-512", sizePx: 512, purpose: "any", part: 0.78, corner: 0.2 },
	{ name: "icon-maskable-512", sizePx: 512, purpose: "maskable", part: 0.62, corner: 0 },
	{ name: "icon-touch-180", sizePx: 180, purpose: "any", part: 0.7, corner: 0 },
] as const;

/** The picture in `/favicon.ico`. */
export const FAVICON = { sizePx: 32, part: 0.86, corner: 0.2 } as const;
