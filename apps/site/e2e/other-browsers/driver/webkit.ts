import { spawn } from "node:child_process";
import { once } from "node:events";
import { findFreePort } from "@pusula/tools/free-port";
import type { WebKitPrograms } from "@pusula/tools/find-other-browsers";
import { waitUntilReady } from "@pusula/tools/wait-until-ready";
import { COMMANDS, type DrivenBrowser, type Send } from "./commands.ts";

/** Starts WebKitGTK's small browser on a screen of its own and controls it over WebDriver. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<DrivenBrowser> {
	const display = spawn(screen, ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
		stdio: ["ignore", "pipe", "ignore"],
	});
	const [number] = await once(display.stdout, "data");
	const port = await findFreePort(FIRST_PORT);
	// The browser's own sandbox needs rights that containers do not give.
	const env = { DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
	const child = spawn(driver, [`--port=${port}`], { stdio: "ignore", env: { ...process.env, ...env } });
	const root = `http://127.0.0.1:${port}/session`;
	await waitUntilReady(root, 30_000, "WebKitWebDriver did not start within 30 seconds.");
	const options = { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } };
	const session = await request(root, { capabilities: { alwaysMatch: options } });
	// WebDriver's form
	const { sessionId, capabilities } = session as {
		sessionId: string;
		capabilities: { browserVersion: string };
	};
	const send: Send = (command, parameters = {}) => {
		const { path, ...about } = COMMANDS[command];
		const filled = path.replace("{id}", String(parameters["id"]));
		return request(`${root}/${sessionId}${filled}`, "isRead" in about ? undefined : parameters);
	};
	return {
		name: "WebKitGTK",
		version: capabilities.browserVersion,
		send,
		close: async () => {
			await fetch(`${root}/${sessionId}`, { method: "DELETE" });
			child.kill();
			display.kill();
			await once(display, "exit");
		},
	};
}

const FIRST_PORT = 47_100;

async function request(url: string, body: object | undefined): Promise<unknown> {
	const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
	const response = await fetch(url, init);
	const { value } = (await response.json()) as { value: unknown }; // the form of every response of WebDriver
	if (response.ok) return value;
	const { error, message } = value as { error: string; message: string }; // and of every error
	throw new Error(`${new URL(url).pathname.split("/").slice(3).join("/")}: ${error}: ${message}`);
}
