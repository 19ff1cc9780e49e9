import { satteri } from "@astrojs/markdown-satteri";
import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";
import { toJsonFile } from "./integrations/api-files.ts";
import { datasetFiles } from "./integrations/dataset-files.ts";
import { explainTerms } from "./integrations/markdown/explain-terms.ts";
import { MONO, SANS } from "./integrations/fonts/font-families.ts";
import { fontSubsetProvider } from "./integrations/fonts/font-subset-provider.ts";
import { markCode } from "./integrations/markdown/mark-code.ts";
import { socialPictures } from "./integrations/social/social-pictures.ts";
import { CHUNK_GROUPS, shortPreloads } from "./integrations/client-chunks.ts";
import { headersFile } from "./integrations/hosting/headers-file.ts";
import { shortClasses } from "./integrations/head/class-names.ts";
import { lightPages } from "./integrations/head/light-pages.ts";
import { toHash } from "./integrations/head/light-start.ts";
import { siteArchive } from "./integrations/hosting/site-archive.ts";
import { installableSite } from "./integrations/installable/installable-site.ts";
import { markdownPages } from "./integrations/markdown-pages/markdown-pages.ts";
import { statusPages } from "./integrations/status-pages.ts";
import { runtimeFiles } from "./integrations/runtime/runtime-files.ts";
import { referencePlugin } from "./integrations/reference/reference-plugin.ts";
import { DEFAULT_LOCALE, LOCALES } from "./src/lib/locale.ts";
import { SHELL_BOOT } from "./src/features/playground/page/shell-boot.ts";
import { LANGUAGES } from "./src/locales/index.ts";
import { TRUSTED_POLICY } from "./src/lib/urls/trust-url.ts";
import { THEME_BOOT } from "./src/lib/page/theme-boot.ts";

/** Workspace packages are read from their sources, not from what was last built. */
const SOURCE = ["pusula-source"];
/** The runtime of models comes from URLs of its own (integrations/runtime) and not a second time in the bundle. */
const OWN_RUNTIME = "onnxruntime-web-use-extern-wasm";
const serverSources = { resolve: { conditions: [...SOURCE, "module", "node", "development|production"] } };
const fonts = fontSubsetProvider(new URL("../../.cache/fonts/", import.meta.url));

/** Until a font is there, a page is set in the first of its fallbacks that the machine has; `styles/fallback-fonts.css` fits their metrics. */
const FONT_DISPLAY = "swap";

const base = process.env["BASE_PATH"] ?? "/";
/** URLs of documents for programs; the preview finds their files itself and passes none on. */
const API_URLS = `^${base.replace(/\/$/, "")}/api/`;

export default defineConfig({
	site: process.env["SITE_URL"] ?? "https://pusula-ml.github.io",
	base,
	output: "static",
	trailingSlash: "ignore",
	// A page waits for no style sheet before its first paint; all styles of a page together weigh less than 9 kB.
	build: { format: "directory", inlineStylesheets: "always" },
	devToolbar: { enabled: false },
	markdown: {
		syntaxHighlight: false,
		// Quotes and apostrophes stay as they are written, in pages as in data and interface.
		processor: satteri({ mdastPlugins: [explainTerms, markCode], features: { smartPunctuation: false } }),
	},
	integrations: [
		react(),
		mdx(),
		sitemap({
			filter: (page) => !page.endsWith("/offline/") || page.endsWith("/errors/offline/"),
			i18n: {
				defaultLocale: DEFAULT_LOCALE,
				locales: Object.fromEntries(LOCALES.map((locale) => [locale, LANGUAGES[locale].region])),
			},
		}),
		shortClasses(),
		lightPages(),
		markdownPages(),
		socialPictures(),
		statusPages(),
		runtimeFiles(),
		datasetFiles(),
		installableSite(),
		headersFile(),
		siteArchive(),
	],
	i18n: { defaultLocale: DEFAULT_LOCALE, locales: [...LOCALES], routing: { prefixDefaultLocale: false } },
	fonts: [
		{
			name: "Inter",
			cssVariable: "--font-sans",
			provider: fonts,
			options: SANS,
			weights: ["400 700"],
			styles: ["normal"],
			display: FONT_DISPLAY,
			fallbacks: ["Inter fallback Arial", "Inter fallback Roboto", "Inter fallback DejaVu", "sans-serif"],
			optimizedFallbacks: false,
		},
		{
			name: "JetBrains Mono",
			cssVariable: "--font-mono",
			provider: fonts,
			options: MONO,
			weights: [400, 700],
			styles: ["normal"],
			display: FONT_DISPLAY,
			fallbacks: [
				"JetBrains fallback Courier",
				"JetBrains fallback Menlo",
				"JetBrains fallback Consolas",
				"monospace",
			],
			optimizedFallbacks: false,
		},
	],
	security: {
		csp: {
			directives: [
				"default-src 'self'",
				"img-src 'self' data: blob:",
				"media-src 'self' blob:",
				"base-uri 'self'",
				"form-action 'self'",
				"object-src 'none'",
				"require-trusted-types-for 'script'",
				`trusted-types ${TRUSTED_POLICY}`,
			],
			scriptDirective: { hashes: [THEME_BOOT, SHELL_BOOT].map(toHash) },
		},
	},
	vite: {
		/** Workers load their heavy parts, such as vocabularies, one by one. */
		worker: { format: "es" },
		plugins: [referencePlugin(), shortPreloads()],
		build: {
			rolldownOptions: {
				// Astro marks its own modules of content with a directive that the bundler warns of, one by one.
				onLog: (level, log, pass) => {
					if (log.code !== "MODULE_LEVEL_DIRECTIVE") pass(level, log);
				},
			},
		},
		preview: { proxy: { [API_URLS]: { bypass: ({ url = "" }) => toJsonFile(url) } } },
		resolve: { conditions: [...SOURCE, OWN_RUNTIME, "module", "browser", "development|production"] },
		environments: {
			ssr: serverSources,
			prerender: serverSources,
			astro: serverSources,
			client: {
				build: {
					rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
				},
			},
		},
	},
});
