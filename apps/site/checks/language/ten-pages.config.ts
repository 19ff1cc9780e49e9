import type { AstroIntegration } from "astro";
import site from "../../astro.config.ts";
import { TEN_PAGES } from "./ten-pages.ts";

/** The site's configuration, for a build of few pages. */
export default { ...site, integrations: [...(site.integrations ?? []), fewPages()] };

/** Lets a build render what `BUILT_LANGUAGE` needs alone. */
function fewPages(): AstroIntegration {
	return {
		name: "few-pages",
		hooks: {
			"astro:build:start": ({ setPrerenderer }) => {
				setPrerenderer((all) => ({
					name: all.name,
					setup: async () => all.setup?.(),
					getStaticPaths: async () =>
						(await all.getStaticPaths()).filter(({ pathname }) => TEN_PAGES.has(toPath(pathname))),
					render: (request, options) => all.render(request, options),
					...(all.collectStaticImages && {
						collectStaticImages: async () => all.collectStaticImages?.() ?? new Map(),
					}),
					teardown: async () => all.teardown?.(),
				}));
			},
		},
	};
}

function toPath(pathname: string): string {
	return pathname.replace(/^\/|\/$/g, "");
}
