import { spawn } from "node:child_process";
import { once } from "node:events";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "@pusula/tools/find-browser";
import { findFreePort } from "@pusula/tools/free-port";
import { waitUntilReady } from "@pusula/tools/wait-until-ready";

const READY_MS = 20_000;
const FIRST_PORT = 4520;

/** Where the site and the browser are when they are not as usual. */
export interface BuiltSiteOptions {
	/** Folder of the built site, relative to `apps/site`. Default: `dist`. */
	readonly dist?: string;
	/** Command-line arguments of the browser. */
	readonly browserArgs?: readonly string[];
}

/**
 * Serves the built site, opens a browser, and closes both when `use` has ended.
 * @throws Error where no port is free, or the site is not built.
 */
export async function withBuiltSite(
	use: (browser: Browser, origin: string) => Promise<void>,
	{ dist = "dist", browserArgs = [] }: BuiltSiteOptions = {},
): Promise<void> {
	const port = await findPort(FIRST_PORT);
	const origin = `http://localhost:${port}`;
	const server = spawn("astro", ["preview", "--port", String(port), "--outDir", dist], {
		stdio: "ignore",
		env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
	});
	const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
	try {
		await waitUntilReady(origin, READY_MS, `The site did not answer at ${origin}; build it first.`);
		await use(browser, origin);
	} finally {
		await browser.close();
		server.kill();
		await once(server, "exit");
	}
}

/** A free port. @throws Error where there is none from `first` on */
export async function findPort(first: number): Promise<number> {
	const port = await findFreePort(first);
	if (port === undefined) throw new Error(`There is no free port from ${first} on.`);
	return port;
}
