import { expect, test } from "./journey.ts";
import { KEYS } from "./tab.ts";

test("an error of a page and what its policy blocks are seen", async ({ tab }) => {
	await tab.visit("/");
	await tab.run(() => {
		dispatchEvent(new ErrorEvent("error", { message: "thrown" }));
		const picture = document.createElement("img");
		picture.src = "https://pusula.invalid/fox.png";
		document.body.append(picture);
	});
	await expect.poll(async () => (await tab.troubles()).join("\n")).toMatch(/thrown/);
	await expect.poll(async () => (await tab.troubles()).join("\n")).toMatch(/blocked by img-src/);
	await tab.run(() => sessionStorage.clear());
});

test("the chosen theme goes along to the next page", async ({ tab }) => {
	const ground = () => tab.run(() => getComputedStyle(document.documentElement).backgroundColor);
	await tab.visit("/");
	const light = await ground();
	await tab.click("header details:has([value=dark]) > summary");
	await tab.click("header label:has([value=dark])");
	await expect.poll(ground).not.toBe(light);
	const dark = await ground();
	await tab.visit("/tasks/translation/");
	expect(await ground()).toBe(dark);
});

test("on a phone the list of pages is a drawer that leads on", async ({ tab }) => {
	await tab.resize(500, 800);
	await tab.visit("/docs/concepts/tokens/");
	await tab.click("button[popovertarget]", "Belge sayfaları: Kavramlar");
	await tab.click("[popover] a", "Bir dil modelinin içi");
	await expect.poll(() => tab.text("h1")).toBe("Bir dil modelinin içi");
});

test("the search opens with the keys, finds while typing, and leads to the page", async ({ tab }) => {
	await tab.visit("/tasks/translation/");
	await tab.press(KEYS.control, "k");
	await tab.type("dialog [role=combobox]", "gorsel sinif");
	await expect.poll(() => tab.text("[role=option]")).toMatch(/^Görüntü sınıflandırma/);
	await tab.press(KEYS.enter);
	await expect.poll(() => tab.run(() => location.pathname)).toBe("/tasks/image-classification/");
});

test("a moving picture moves, and says its result", async ({ tab }) => {
	await tab.visit("/tasks/text-generation/");
	const said = () => tab.text("[data-drawing=temperature] output");
	const before = await said();
	await tab.type("[data-drawing=temperature] input[type=range]", KEYS.end);
	await expect.poll(said).not.toBe(before);
});

test("a calculator of a metric computes while typing", async ({ tab }) => {
	await tab.visit("/metrics/#perplexity");
	const figures = () => tab.text("[data-calculator=perplexity] [data-figures]");
	await expect.poll(figures).toMatch(/\d/);
	const before = await figures();
	await tab.type("[data-calculator=perplexity] textarea", `${KEYS.enter}0,001`);
	await expect.poll(figures).not.toBe(before);
});
