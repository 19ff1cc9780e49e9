import { expect, test } from "vitest";
import { type BrowserMachine, findBrowser } from "./find-browser.ts";
import { aptInstall, DEBIAN, testMachine } from "./test-machine.ts";

function machine(
	files: readonly string[],
	change: Partial<BrowserMachine> = {},
	installers: Readonly<Record<string, string>> = {},
) {
	const { value, ran } = testMachine(files, change, installers);
	const playwrightPath = "/home/ada/.cache/playwright/chrome";
	return { value: { platform: "linux", playwrightPath, ...change, ...value } as const, ran };
}

test("prefers the browser that CHROMIUM_PATH names", async () => {
	const { value } = machine(["/opt/mine", "/usr/bin/chromium"], { env: { CHROMIUM_PATH: "/opt/mine" } });
	expect(await findBrowser(value)).toBe("/opt/mine");
});

test("says so when CHROMIUM_PATH names nothing", async () => {
	const { value } = machine(["/usr/bin/chromium"], { env: { CHROMIUM_PATH: "/opt/gone" } });
	await expect(findBrowser(value)).rejects.toThrow("CHROMIUM_PATH names /opt/gone");
});

test.each<[string, Partial<BrowserMachine>, string]>([
	["Linux", {}, "/usr/bin/google-chrome"],
	["macOS", { platform: "darwin" }, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
	[
		"Windows",
		{ platform: "win32", env: { ProgramFiles: "C:\\Program Files" } },
		"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
	],
])("finds an installed Chrome on %s and installs nothing", async (_system, change, path) => {
	const { value, ran } = machine([path], change);
	expect(await findBrowser(value)).toBe(path);
	expect(ran).toEqual([]);
});

test("takes Playwright's own copy before it installs one", async () => {
	const { value, ran } = machine([DEBIAN, "/home/ada/.cache/playwright/chrome"], { isRoot: true });
	expect(await findBrowser(value)).toBe("/home/ada/.cache/playwright/chrome");
	expect(ran).toEqual([]);
});

test("prefers the headless shell to the whole browser", async () => {
	const { value } = machine(["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"]);
	expect(await findBrowser(value)).toBe("/usr/bin/chromium-headless-shell");
});

test.each([["chromium-headless-shell"], ["chromium"]])(
	"installs Debian's %s as root on Debian",
	async (name) => {
		const installers = { "apt-get update": "/var/lists", [aptInstall(name)]: `/usr/bin/${name}` };
		const { value, ran } = machine([DEBIAN], { isRoot: true }, installers);
		expect(await findBrowser(value)).toBe(`/usr/bin/${name}`);
		expect(ran.slice(0, 2)).toEqual(["apt-get update", aptInstall("chromium-headless-shell")]);
		expect(ran.at(-1)).toBe(aptInstall(name));
	},
);

test("lets Playwright download one where Debian's package cannot be had", async () => {
	const installers = { "playwright install chromium": "/home/ada/.cache/playwright/chrome" };
	const { value, ran } = machine([DEBIAN], { isRoot: true }, installers);
	expect(await findBrowser(value)).toBe("/home/ada/.cache/playwright/chrome");
	expect(ran).toEqual(["apt-get update", "playwright install chromium"]);
});

test("leaves the system's packages alone for other users and says what to install", async () => {
	const { value, ran } = machine([DEBIAN]);
	await expect(findBrowser(value)).rejects.toThrow("install Chromium or Google Chrome");
	expect(ran).toEqual(["playwright install chromium"]);
});
