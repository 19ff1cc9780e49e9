/**
 * The commands of WebDriver that the journeys use: the name of each in Marionette, Firefox's own protocol, and its path
 * over HTTP. Source: https://www.w3.org/TR/webdriver2/#endpoints, read on 2026-11-24.
 */
export const COMMANDS = {
	start: { marionette: "WebDriver:NewSession", path: "" },
	visit: { marionette: "WebDriver:Navigate", path: "/url" },
	reload: { marionette: "WebDriver:Refresh", path: "/refresh" },
	resize: { marionette: "WebDriver:SetWindowRect", path: "/window/rect" },
	script: { marionette: "WebDriver:ExecuteScript", path: "/execute/sync" },
	click: { marionette: "WebDriver:ElementClick", path: "/element/{id}/click" },
	type: { marionette: "WebDriver:ElementSendKeys", path: "/element/{id}/value" },
	act: { marionette: "WebDriver:PerformActions", path: "/actions" },
	screenshot: { marionette: "WebDriver:TakeScreenshot", path: "/screenshot", isRead: true },
} as const satisfies Readonly<Record<string, { marionette: string; path: string; isRead?: true }>>;

/** Sends a command with its parameters and gives its result. */
export type Send = (
	command: keyof typeof COMMANDS,
	parameters?: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/** A browser under control, with an empty profile. */
export interface DrivenBrowser {
	readonly name: string;
	readonly version: string;
	readonly send: Send;
	readonly close: () => Promise<void>;
}
