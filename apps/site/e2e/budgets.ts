/** A limit in bytes, with the day since which it holds and what its bytes are for. A raised limit gets a new `why`. */
export interface Budget {
	readonly bytes: number;
	readonly why: `${number}-${number}-${number}: ${string}.`;
}

/**
 * Budgets of a first visit: HTML, styles, scripts and icon, compressed as they are sent, by the heavier of Brotli and gzip.
 * The manifest is not among them: browsers fetch it after the page, to offer the site for installing.
 */
export const PAGES_IN_BYTES = {
	reading: { bytes: 46_500, why: "2026-11-22: models are cards on narrow screens." },
	task: { bytes: 36_000, why: "2026-11-23: text generation, the heaviest, came to 35.4 kB." },
	home: { bytes: 20_000, why: "2026-11-24: one example with its answer and the code of its call." },
	index: { bytes: 32_000, why: "2026-11-23: it came to 31.3 kB." },
	indexWithFonts: { bytes: 95_000, why: "2026-11-21: the fonts that the page names." },
} as const satisfies Readonly<Record<string, Budget>>;

/**
 * Tools beside the reading pages; what they load on the reader's first action is not counted. The playground's HTML
 * brings its first form, its catalogue and its words.
 */
export const TOOLS_IN_BYTES: Readonly<Record<string, Budget>> = {
	playground: { bytes: 157_000, why: "2026-11-27: sliders of numbers, and answers shared in a link." },
	measure: { bytes: 132_400, why: "2026-11-27: what came with the playground's parts that it has too." },
	"models-on-device": { bytes: 47_000, why: "2026-11-26: it is a tool, which loads what keeps models." },
	"chat-template": PAGES_IN_BYTES.reading,
};

/** Scripts that the playground adds to those of every page of the site, compressed by gzip. */
export const SCRIPTS_IN_BYTES = {
	firstLoad: { bytes: 120_100, why: "2026-11-27: buttons that go away hand the focus on." },
	/** With the first run come the simulator and all examples that it knows. */
	firstRun: { bytes: 134_700, why: "2026-11-27: sliders of numbers, and answers shared in a link." },
} as const satisfies Readonly<Record<string, Budget>>;
