import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { COMMANDS, type DrivenBrowser, type Send } from "./commands.ts";
import { connectMarionette } from "./marionette.ts";

/** Starts a Firefox without a window and controls it over Marionette. */
export async function startFirefox(program: string): Promise<DrivenBrowser> {
	const profile = await mkdtemp(join(tmpdir(), "pusula-firefox-"));
	await writeFile(join(profile, "user.js"), Object.entries(PREFERENCES).map(toLine).join(""));
	const args = ["--headless", "--marionette", "--no-remote", "--profile", profile];
	const child = spawn(program, args, { stdio: "ignore" });
	const ended = once(child, "exit");
	const { send: command, end } = await connectMarionette(await readPort(profile));
	const send: Send = async (name, parameters = {}) =>
		unwrap(await command(COMMANDS[name].marionette, parameters));
	const session = await send("start");
	const { capabilities } = session as { capabilities: { browserVersion: string } }; // WebDriver's form
	return {
		name: "Firefox",
		version: capabilities.browserVersion,
		send,
		close: async () => {
			end();
			child.kill();
			await ended;
			await rm(profile, { recursive: true, force: true });
		},
	};
}

/** Preferences of a new profile: no first-run pages or requests, and Turkish as its language. */
const PREFERENCES = {
	"marionette.port": 0, // any free one, which Firefox writes into the profile
	"intl.accept_languages": "tr-TR, tr",
	"app.normandy.enabled": false,
	"app.update.disabledForTesting": true,
	"browser.aboutwelcome.enabled": false,
	"browser.shell.checkDefaultBrowser": false,
	"browser.startup.page": 0,
	"datareporting.policy.dataSubmissionEnabled": false,
	"network.captive-portal-service.enabled": false,
	"network.connectivity-service.enabled": false,
	"services.settings.server": "data:,#remote-settings-dummy/v1",
	"toolkit.telemetry.server": "data:,",
};

function toLine([name, value]: readonly [string, unknown]): string {
	return `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`;
}

/** Results of some commands lie in `value`, those of others do not. */
function unwrap(result: unknown): unknown {
	return typeof result === "object" && result !== null && "value" in result ? result.value : result;
}

const LIMIT_MS = 60_000;
const PAUSE_MS = 100;

async function readPort(profile: string): Promise<number> {
	for (let waitedMs = 0; waitedMs < LIMIT_MS; waitedMs += PAUSE_MS) {
		const port = Number(await readFile(join(profile, "MarionetteActivePort"), "utf8").catch(() => ""));
		if (port > 0) return port;
		await sleep(PAUSE_MS);
	}
	throw new Error(`Firefox opened no port for Marionette within ${LIMIT_MS / 1000} seconds.`);
}
