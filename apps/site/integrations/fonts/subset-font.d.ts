declare module "subset-font" {
	/** Cuts a font down to the characters of `text`; returns the new font file. */
	const subsetFont: (
		font: Uint8Array,
		text: string,
		options: {
			readonly targetFormat: "woff2" | "truetype";
			readonly variationAxes: Readonly<
				Record<string, number | { readonly min: number; readonly max: number }>
			>;
			readonly keepFeatures?: readonly string[];
			readonly noHinting?: boolean;
		},
	) => Promise<Uint8Array>;
	export = subsetFont;
}
