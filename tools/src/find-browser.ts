import { existsSync } from "node:fs";
import { posix, win32 } from "node:path";
import { chromium } from "@playwright/test";
import { runCommand } from "./run-command.ts";

/** What the search for a browser needs to know of a machine, and what it may do there. */
export interface BrowserMachine {
	readonly platform: NodeJS.Platform;
	readonly env: Readonly<Record<string, string | undefined>>;
	/** Where Playwright keeps the Chromium that it downloads. */
	readonly playwrightPath: string;
	readonly isRoot: boolean;
	exists(path: string): boolean;
	/** Runs a program with its output on the screen and gives its exit code; 1 where it cannot be started. */
	run(command: string, args: readonly string[]): Promise<number>;
}

/**
 * The path of a Chromium or Chrome to test with. Looks at `CHROMIUM_PATH`, then where systems install one, then at
 * Playwright's own copy. Where there is none it installs one: Debian's package as root on Debian, else Playwright's.
 * What an earlier call installed is found without installing again.
 * @throws Error with one sentence that says what to install, where no browser can be had.
 */
export async function findBrowser(machine: BrowserMachine = thisMachine()): Promise<string> {
	const named = machine.env["CHROMIUM_PATH"];
	if (named !== undefined && named !== "") {
		if (machine.exists(named)) return named;
		throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
	}
	return (
		findInstalled(machine) ??
		(await installDebianPackage(machine)) ??
		(await installPlaywrightCopy(machine)) ??
		throwNoBrowser()
	);
}

function thisMachine(): BrowserMachine {
	return {
		platform: process.platform,
		env: process.env,
		playwrightPath: chromium.executablePath(),
		isRoot: process.getuid?.() === 0,
		exists: existsSync,
		run: (command, args) =>
			runCommand(command, args, { onScreen: true }).then(
				({ code }) => code,
				() => 1,
			),
	};
}

function findInstalled(machine: BrowserMachine): string | undefined {
	return [...systemPaths(machine), machine.playwrightPath].find((path) => machine.exists(path));
}

/** Where Chromium, Chrome and Edge are installed on each system, in order of preference. */
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
	const programs = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
	return [...programs.map((program) => `/usr/bin/${program}`), "/snap/bin/chromium"];
}

async function installDebianPackage(machine: BrowserMachine): Promise<string | undefined> {
	if (!machine.isRoot || !machine.exists("/etc/debian_version")) return undefined;
	if ((await machine.run("apt-get", ["update"])) !== 0) return undefined;
	const packages = ["install", "--yes", "--no-install-recommends", "chromium"];
	return (await machine.run("apt-get", packages)) === 0 ? findInstalled(machine) : undefined;
}

async function installPlaywrightCopy(machine: BrowserMachine): Promise<string | undefined> {
	return (await machine.run("playwright", ["install", "chromium"])) === 0
		? findInstalled(machine)
		: undefined;
}

function throwNoBrowser(): never {
	throw new Error(
		"No browser to test with: install Chromium or Google Chrome, or set CHROMIUM_PATH to the program of one.",
	);
}
