import { expect, test } from "vitest";
import { findFirefox, findWebKit } from "./find-other-browsers.ts";
import { aptInstall, DEBIAN, testMachine } from "./test-machine.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const SCREEN = "/usr/bin/Xvfb";

test("prefers the Firefox that FIREFOX_PATH names", async () => {
	const { value } = testMachine(["/opt/mine", "/usr/bin/firefox"], { env: { FIREFOX_PATH: "/opt/mine" } });
	expect(await findFirefox(value)).toBe("/opt/mine");
});

test("installs Debian's Firefox as root on Debian", async () => {
	const installers = { "apt-get update": "/var/lists", [aptInstall("firefox-esr")]: "/usr/bin/firefox-esr" };
	const { value } = testMachine([DEBIAN], { isRoot: true }, installers);
	expect(await findFirefox(value)).toBe("/usr/bin/firefox-esr");
});

test("finds the three programs of an installed WebKitGTK and installs nothing", async () => {
	const { value, ran } = testMachine([DRIVER, BROWSER, SCREEN], { isRoot: true });
	expect(await findWebKit(value)).toEqual({ driver: DRIVER, browser: BROWSER, screen: SCREEN });
	expect(ran).toEqual([]);
});

test("says what to install where a program cannot be had", async () => {
	const { value } = testMachine([DRIVER, BROWSER], {});
	await expect(findWebKit(value)).rejects.toThrow("No Xvfb to test with: install xvfb, or set XVFB_PATH");
});
