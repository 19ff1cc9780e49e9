import { expect } from "@playwright/test";
import type { DrivenBrowser } from "./driver/commands.ts";
import { TROUBLES } from "./watch.ts";

/** Keys that are not letters, as WebDriver writes them. */
export const KEYS = {
	enter: "\uE007",
	escape: "\uE00C",
	end: "\uE010",
	control: "\uE009",
} as const;

/** The tab of a browser as a reader uses it: what is clicked or typed into is waited for. */
export interface Tab {
	/** Opens a path of the site. */
	readonly visit: (path: string) => Promise<void>;
	readonly reload: () => Promise<void>;
	readonly resize: (width: number, height: number) => Promise<void>;
	/** Clicks the first visible, enabled element of a selector that has this text or label. */
	readonly click: (selector: string, name?: string) => Promise<void>;
	/** Types into it, letter by letter. */
	readonly type: (selector: string, text: string, name?: string) => Promise<void>;
	/** Types in place of its text. */
	readonly fill: (selector: string, text: string, name?: string) => Promise<void>;
	/** Presses keys together, wherever the focus is. */
	readonly press: (...keys: readonly string[]) => Promise<void>;
	/** Visible text of all elements of a selector. */
	readonly text: (selector: string) => Promise<string>;
	/** Runs a function in the page, with one argument, and gives its result. */
	readonly run: <Result, Argument = undefined>(
		run: (argument: Argument) => Result,
		argument?: Argument,
	) => Promise<Awaited<Result>>;
	/** The errors of its pages so far. */
	readonly troubles: () => Promise<readonly string[]>;
}

export function createTab({ send }: DrivenBrowser, origin: string): Tab {
	const run = async <Result, Argument>(
		body: (argument: Argument) => Result,
		argument?: Argument,
	): Promise<Awaited<Result>> => {
		const result = await send("script", {
			script: `return (${String(body)})(arguments[0])`,
			args: [argument ?? null],
		});
		return result as Awaited<Result>; // what the function gave, as JSON
	};
	const findId = async (selector: string, name?: string): Promise<string> => {
		let id = "";
		const look = async (): Promise<string> => {
			const found = await send("script", { script: FIND, args: [selector, name ?? null] });
			id = (found as Readonly<Record<string, string>> | null)?.[ELEMENT] ?? ""; // WebDriver's form of an element
			return id;
		};
		await expect.poll(look, { message: `${selector} ${name ?? ""}`, timeout: 20_000 }).not.toBe("");
		return id;
	};
	const press: Tab["press"] = async (...keys) => {
		const down = keys.map((value) => ({ type: "keyDown", value }));
		const up = keys.toReversed().map((value) => ({ type: "keyUp", value }));
		await send("act", { actions: [{ type: "key", id: "keyboard", actions: [...down, ...up] }] });
	};
	return {
		run,
		visit: async (path) => void (await send("visit", { url: origin + path })),
		reload: async () => void (await send("reload")),
		resize: async (width, height) => void (await send("resize", { width, height })),
		click: async (selector, name) => void (await send("click", { id: await findId(selector, name) })),
		type: async (selector, text, name) =>
			void (await send("type", { id: await findId(selector, name), text })),
		fill: async (selector, text, name) => {
			const id = await findId(selector, name);
			await send("click", { id });
			await press(KEYS.control, "a");
			await send("type", { id, text });
		},
		press,
		text: (selector) =>
			run(
				(all: string) =>
					[...document.querySelectorAll<HTMLElement>(all)].map((one) => one.innerText).join("\n"),
				selector,
			),
		troubles: () =>
			run((key: string) => JSON.parse(sessionStorage.getItem(key) ?? "[]") as readonly string[], TROUBLES),
	};
}

/** The key below which WebDriver gives the id of an element: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const FIND = `
	const [selector, name] = arguments;
	const isNamed = (one) => name === null ||
		[one.textContent.trim(), one.ariaLabel, ...[...(one.labels ?? [])].map((label) => label.textContent.trim())].includes(name);
	const isUsable = (one) => one.checkVisibility() && !one.matches(":disabled") && one.ariaDisabled !== "true";
	return [...document.querySelectorAll(selector)].find((one) => isUsable(one) && isNamed(one)) ?? null;
`;
