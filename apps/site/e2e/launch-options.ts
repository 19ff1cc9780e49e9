import { findBrowser } from "@pusula/tools/find-browser";

/** How Playwright starts the browser of the machine. */
export const LAUNCH_OPTIONS = {
	executablePath: await findBrowser(),
	args: [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-quic",
		"--no-first-run",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
	],
};
