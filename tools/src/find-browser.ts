import { posix, win32 } from "node:path";
import { chromium } from "@playwright/test";
import { findNamed, installDebianPackage, type Machine, thisMachine } from "./machine.ts";

/** A machine with a browser, or without. */
export interface BrowserMachine extends Machine {
	readonly platform: NodeJS.Platform;
	/** Where Playwright keeps the Chromium that it downloads. */
	readonly playwrightPath: string;
}

/**
 * The path of a Chromium or Chrome to test with. Looks at `CHROMIUM_PATH`, then where systems install one, then at
 * Playwright's own copy. Where there is none it installs one: Debian's package as root on Debian, else Playwright's.
 * What an earlier call installed is found without installing again.
 * @throws Error with one sentence that says what to install, where no browser can be had.
 */
export async function findBrowser(machine: BrowserMachine = thisBrowserMachine()): Promise<string> {
	const found = findNamed(machine, "CHROMIUM_PATH") ?? findInstalled(machine);
	if (found !== undefined) return found;
	const isInstalled = await installDebianPackage(machine, ["chromium-headless-shell", "chromium"]);
	if (!isInstalled) await machine.run("playwright", ["install", "chromium"]);
	return findInstalled(machine) ?? throwNoBrowser();
}

function thisBrowserMachine(): BrowserMachine {
	return { ...thisMachine(), platform: process.platform, playwrightPath: chromium.executablePath() };
}

function findInstalled(machine: BrowserMachine): string | undefined {
	return [...systemPaths(machine), machine.playwrightPath].find((path) => machine.exists(path));
}

/**
 * Where Chromium, Chrome and Edge are installed on each system, in order of preference. The headless shell is the same
 * engine without the windows of a browser: it starts several times as fast.
 */
function systemPaths({ platform, env }: BrowserMachine): string[] {
	if (platform === "win32") {
		const folders = [env["ProgramFiles"], env["ProgramFiles(x86)"], env["LOCALAPPDATA"]];
		const programs = [
			"Chromium/Application/chrome.exe",
			"Google/Chrome/Application/chrome.exe",
			"Microsoft/Edge/Application/msedge.exe",
		];
		return programs.flatMap((program) =>
			folders.flatMap((folder) => (folder === undefined ? [] : [win32.join(folder, program)])),
		);
	}
	if (platform === "darwin") {
		return ["Chromium", "Google Chrome", "Microsoft Edge"].flatMap((name) =>
			["/Applications", posix.join(env["HOME"] ?? "/", "Applications")].map((folder) =>
				posix.join(folder, `${name}.app/Contents/MacOS/${name}`),
			),
		);
	}
	const programs = [
		"chromium-headless-shell",
		"chromium",
		"chromium-browser",
		"google-chrome",
		"google-chrome-stable",
	];
	return [...programs.map((program) => `/usr/bin/${program}`), "/snap/bin/chromium"];
}

function throwNoBrowser(): never {
	throw new Error(
		"No browser to test with: install Chromium or Google Chrome, or set CHROMIUM_PATH to the program of one.",
	);
}
