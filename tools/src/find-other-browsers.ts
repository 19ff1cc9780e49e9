import { findNamed, installDebianPackage, type Machine, thisMachine } from "./machine.ts";

/** The programs of a WebKit: its driver, its small browser, and a screen without a device. */
export interface WebKitPrograms {
	readonly driver: string;
	readonly browser: string;
	readonly screen: string;
}

/**
 * The path of a Firefox to test with. Looks at `FIREFOX_PATH`, then where systems install one; where there is none, root on
 * Debian installs Debian's package.
 * @throws Error with one sentence that says what to install, where none can be had
 */
export function findFirefox(machine: Machine = thisMachine()): Promise<string> {
	return findOrInstall(machine, FIREFOX);
}

/**
 * The paths of a WebKitGTK to test with, in the same way: `WEBKIT_DRIVER_PATH`, `MINIBROWSER_PATH` and `XVFB_PATH`.
 * @throws Error as `findFirefox` does
 */
export async function findWebKit(machine: Machine = thisMachine()): Promise<WebKitPrograms> {
	return {
		driver: await findOrInstall(machine, WEBKIT.driver),
		browser: await findOrInstall(machine, WEBKIT.browser),
		screen: await findOrInstall(machine, WEBKIT.screen),
	};
}

interface Program {
	readonly name: string;
	readonly variable: string;
	/** Debian's packages that have it, in order of preference. */
	readonly packages: readonly string[];
	readonly paths: readonly string[];
}

const FIREFOX: Program = {
	name: "Firefox",
	variable: "FIREFOX_PATH",
	packages: ["firefox-esr", "firefox"],
	paths: ["/usr/bin/firefox", "/usr/bin/firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox"],
};

const WEBKIT = {
	driver: {
		name: "WebKitWebDriver",
		variable: "WEBKIT_DRIVER_PATH",
		packages: ["webkit2gtk-driver"],
		paths: ["/usr/bin/WebKitWebDriver"],
	},
	browser: {
		name: "MiniBrowser of WebKitGTK",
		variable: "MINIBROWSER_PATH",
		packages: ["libwebkit2gtk-4.1-0"],
		paths: ["x86_64", "aarch64"].flatMap((machine) =>
			["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"].map(
				(folder) => `/usr/lib/${machine}-linux-gnu/${folder}/MiniBrowser`,
			),
		),
	},
	screen: { name: "Xvfb", variable: "XVFB_PATH", packages: ["xvfb"], paths: ["/usr/bin/Xvfb"] },
} satisfies Readonly<Record<string, Program>>;

async function findOrInstall(machine: Machine, program: Program): Promise<string> {
	const { name, variable, packages, paths } = program;
	const find = (): string | undefined => paths.find((path) => machine.exists(path));
	const found = findNamed(machine, variable) ?? find();
	if (found !== undefined) return found;
	await installDebianPackage(machine, packages);
	const installed = find();
	if (installed !== undefined) return installed;
	throw new Error(`No ${name} to test with: install ${packages[0]}, or set ${variable} to the program.`);
}
