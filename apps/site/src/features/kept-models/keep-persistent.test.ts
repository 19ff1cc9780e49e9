import { expect, it } from "vitest";
import { onDevice } from "../../../messages/tr/on-device.ts";
import { offerPersistence, showPersistence } from "./keep-persistent.ts";
import type { KeptContext } from "./kept-context.ts";

const { granted, denied, safe, unsafe } = onDevice.kept.persistence;

/** The parts of the page that are used, what it reports, and a way to press its button. */
function openPage() {
	const button = Object.assign(new EventTarget(), { hidden: true });
	const state = { textContent: "" };
	const report = { focus: () => undefined };
	const parts: Readonly<Record<string, object>> = {
		"[data-persist]": button,
		"[data-persistence]": state,
		"[data-report]": report,
	};
	const said: string[] = [];
	const context = {
		root: { querySelector: (selector: string) => parts[selector] ?? null },
		words: onDevice.kept,
		say: (text: string) => said.push(text),
	} as unknown as KeptContext; // the parts that are read
	return { button, state, said, context };
}

/** A browser that gives this answer. */
function answering(answer: boolean) {
	let isPersisted = false;
	return {
		persist: () => Promise.resolve((isPersisted = answer)),
		persisted: () => Promise.resolve(isPersisted),
	};
}

it.each([
	[true, granted, safe],
	[false, denied, unsafe],
])("the answer of the browser is told: %s", async (answer, report, state) => {
	const page = openPage();
	const storage = answering(answer);
	offerPersistence(page.context, storage);
	await showPersistence(page.context, true, storage);
	expect([page.button.hidden, page.state.textContent]).toEqual([false, unsafe]);
	page.button.dispatchEvent(new Event("click"));
	await expect.poll(() => page.said).toEqual([report]);
	expect([page.button.hidden, page.state.textContent]).toEqual([answer, state]);
});

it("nothing is offered where nothing is kept, or the browser cannot be asked", async () => {
	const { context, button } = openPage();
	await showPersistence(context, false, answering(true));
	expect(button.hidden).toBe(true);
	await showPersistence(context, true, {});
	expect(button.hidden).toBe(true);
});

it("a request that fails is no promise", async () => {
	const { context, button, said } = openPage();
	const storage = { ...answering(false), persist: () => Promise.reject(new TypeError("no storage")) };
	offerPersistence(context, storage);
	button.dispatchEvent(new Event("click"));
	await expect.poll(() => said).toEqual([`${denied} no storage`]);
});
