import { TASK_IDS } from "@pusula/tasks";
import type { Page } from "@playwright/test";
import { wordsIn } from "../messages/words.ts";
import { LOCALES } from "../src/lib/locale.ts";
import { toHref } from "../src/lib/urls/paths.ts";
import { expect, test } from "./watched-page.ts";

/** Most that a task's page may be high on a wide screen, in pixels. */
const MOST_HEIGHT = 4500;
/** The same of tasks with little to say. */
const MOST_LIGHT_HEIGHT = 3500;
const LIGHT = new Set(["graph-ml", "multiple-choice", "other", "table-to-text", "tabular-to-text"]);
const MOST_SECTIONS = 7;
/** Where the code begins at the latest, in pixels from the top of the page. */
const CODE_BEFORE = { wide: 1200, phone: 2000 };
/** Tasks that nothing calls yet, so that there is no code to show. */
const WITHOUT_CODE = new Set(["any-to-any", "image-to-3d", "other", "robotics"]);

for (const locale of LOCALES) {
	test(`every task fits its page, with code on the first screens (${locale})`, async ({ page }) => {
		test.slow();
		const faults: string[] = [];
		for (const id of TASK_IDS) {
			await page.setViewportSize({ width: 1280, height: 900 });
			await page.goto(toHref(`/tasks/${id}/`, locale, "/"));
			const wide = await measure(page);
			await page.setViewportSize({ width: 360, height: 740 });
			const phone = await measure(page);
			if (wide.height > (LIGHT.has(id) ? MOST_LIGHT_HEIGHT : MOST_HEIGHT))
				faults.push(`${id} is ${wide.height} px high`);
			if (wide.sections > MOST_SECTIONS) faults.push(`${id} has ${wide.sections} sections`);
			if (wide.sentences !== 1) faults.push(`${id} opens with ${wide.sentences} sentences`);
			if (wide.situations === 0) faults.push(`${id} has nothing for readers in a situation`);
			if (phone.overflow > 0) faults.push(`${id} is ${phone.overflow} px too wide on a phone`);
			if ((wide.code === undefined) !== WITHOUT_CODE.has(id)) faults.push(`${id}: code at ${wide.code}`);
			if ((wide.code ?? 0) > CODE_BEFORE.wide) faults.push(`${id} has its code at ${wide.code}`);
			if ((phone.code ?? 0) > CODE_BEFORE.phone)
				faults.push(`${id} has its code at ${phone.code} on a phone`);
		}
		expect(faults).toEqual([]);
	});
}

test("a task is read in three acts, and the bar says which", async ({ page }) => {
	await page.goto("/tasks/text-classification/");
	await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Anla", "Çalıştır", "Başvuru"]);
	const bar = page.locator("[data-page-contents]");
	await bar.getByRole("link", { name: "Başvuru" }).click();
	await expect(page.getByRole("heading", { name: "Başvuru" })).toBeInViewport();
	await expect(bar.locator("[aria-current]")).toHaveText("Başvuru");
	await expect(bar).toBeInViewport();
});

test("what belongs together is close: links in one line, paragraphs apart, headings nearer to their text", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto("/tasks/text-classification/");
	const tops = await page
		.locator("h1")
		.locator("xpath=../following-sibling::p[1]/*")
		.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().bottom / 8)));
	expect(new Set(tops).size).toBe(1);
	await page.goto("/tasks/graph-ml/");
	const gaps = await page.locator("main p + figure + p").evaluateAll((texts) =>
		texts.map((text) => {
			const before = text.previousElementSibling?.previousElementSibling?.getBoundingClientRect();
			return text.getBoundingClientRect().top - (before?.bottom ?? 0);
		}),
	);
	expect(gaps.length).toBeGreaterThan(0);
	expect(Math.min(...gaps)).toBeGreaterThan(12);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/tasks/text-classification/");
	const [above, below] = await page.getByRole("heading", { name: "Anla" }).evaluate((heading) => {
		const { top, bottom } = heading.getBoundingClientRect();
		const act = heading.closest("section");
		const around = [act?.previousElementSibling, heading.closest("[data-heading]")?.nextElementSibling];
		const [before, after] = around.map((one) => one?.getBoundingClientRect());
		return [top - (before?.bottom ?? 0), (after?.top ?? 0) - bottom];
	});
	expect(above).toBeGreaterThan(2 * (below ?? 0));
});

test("a part of one paragraph is one column, in the width that is read", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto("/tasks/graph-ml/");
	const text = page.getByText(/^Şema yoktur ve istemci bu görevi çağırmaz/);
	expect(await text.evaluate((node) => node.getClientRects().length)).toBe(1);
	expect((await text.boundingBox())?.width).toBeGreaterThan(560);
});

test("links to what is folded or behind a tab lead to it", async ({ page }) => {
	await page.goto("/tasks/text-classification/#veri-kumeleri");
	await expect(page.getByRole("radio", { name: "Veri kümeleri" })).toBeChecked();
	await expect(page.getByRole("region", { name: "Veri kümeleri" })).toBeInViewport();
	await page.goto("/tasks/text-classification/#girdi-alanlari");
	await expect(page.getByRole("row", { name: /^parameters\.top_k/ })).toBeVisible();
});

test("code and the bar of acts fit a phone with letters of twice the size", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/tasks/text-classification/");
	await page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});
	const wide = await page.evaluate(() =>
		[
			...document.querySelectorAll(
				"[data-code-block] button, [data-code-block] select, [data-page-contents] a",
			),
		]
			.filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth)
			.map((element) => element.outerHTML.slice(0, 80)),
	);
	expect(wide).toEqual([]);
});

interface Measures {
	readonly height: number;
	readonly sections: number;
	/** Where the code begins. */
	readonly code: number | undefined;
	readonly overflow: number;
	/** How many situations of readers it has something for. */
	readonly situations: number;
	/** How many sentences are below the title. */
	readonly sentences: number;
}

async function measure(page: Page): Promise<Measures> {
	const labels = LOCALES.map((locale) => `[aria-label="${wordsIn(locale).task.situations.label}"] dt`);
	return page.evaluate((situations) => {
		const root = document.documentElement;
		const code = [...document.querySelectorAll("[data-code-block]")].find((block) => block.checkVisibility());
		return {
			height: root.scrollHeight,
			sections: document.querySelectorAll("main h2").length,
			code: code && Math.round(code.getBoundingClientRect().top + scrollY),
			overflow: root.scrollWidth - innerWidth,
			situations: document.querySelectorAll(situations).length,
			sentences: [
				...new Intl.Segmenter(root.lang, { granularity: "sentence" }).segment(
					document.querySelector("h1 + p")?.textContent ?? "",
				),
			].length,
		};
	}, labels.join());
}

for (const path of ["/tasks/robotics/", "/en/tasks/translation/"]) {
	test(`the table of an article is not cut in its column (${path})`, async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 900 });
		await page.goto(path);
		const table = page.locator("main section:has(> table > tbody a)").first();
		await expect(table).toBeVisible();
		expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
			1,
		);
	});
}

test("a task without a demo begins with an example that is drawn", async ({ page }) => {
	for (const id of ["other", "robotics", "voice-activity-detection"]) {
		await page.goto(`/tasks/${id}/`);
		await expect(page.getByRole("region", { name: "Örnek" }).getByRole("figure")).toBeInViewport();
	}
});
