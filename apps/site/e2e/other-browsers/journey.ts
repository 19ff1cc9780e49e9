import { test as base } from "@playwright/test";
import { findFirefox, findWebKit } from "@pusula/tools/find-other-browsers";
import type { DrivenBrowser } from "./driver/commands.ts";
import { startFirefox } from "./driver/firefox.ts";
import { startWebKit } from "./driver/webkit.ts";
import { type ServedSite, serveSite } from "./served-site.ts";
import { createTab, type Tab } from "./tab.ts";

/** How the browser of each project is started. */
const BROWSERS: Readonly<Record<string, () => Promise<DrivenBrowser>>> = {
	firefox: async () => startFirefox(await findFirefox()),
	webkit: async () => startWebKit(await findWebKit()),
};

/** The test function of the journeys: one browser for all, a site and its storage for each. A page's error fails it. */
export const test = base.extend<{ site: ServedSite; tab: Tab }, { driven: DrivenBrowser }>({
	driven: [
		// oxlint-disable-next-line eslint/no-empty-pattern -- the runner needs a pattern
		async ({}, use, { project }) => {
			const browser = await BROWSERS[project.name]?.();
			if (!browser) throw new Error(`There is no browser "${project.name}".`);
			await use(browser);
			await browser.close();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	// oxlint-disable-next-line eslint/no-empty-pattern -- the runner needs a pattern
	site: async ({}, use) => {
		const site = await serveSite();
		await use(site);
		await site.cut();
	},
	tab: async ({ driven, site }, use, info) => {
		info.annotations.push({ type: "browser", description: `${driven.name} ${driven.version}` });
		const tab = createTab(driven, site.origin);
		await tab.resize(1280, 900);
		await use(tab);
		if (info.status !== info.expectedStatus) {
			const picture = String(await driven.send("screenshot"));
			await info.attach("screenshot", { body: Buffer.from(picture, "base64"), contentType: "image/png" });
		}
		base.expect(await tab.troubles()).toEqual([]);
	},
});

export const { expect } = base;
