import { UNREACHABLE } from "../src/features/playground/target/scenarios/error-scenario.ts";
import { expect, test } from "./watched-page.ts";
import { runButton } from "./playground-page.ts";

test("an error is chosen by its side, brings its target, really happens and leads to its page", async ({
	page,
}) => {
	await page.goto("/playground/?task=conversational");
	const scenario = page.getByRole("combobox", { name: "Senaryo" });
	await scenario.click();
	await expect(page.getByRole("listbox", { name: "Senaryo" }).getByRole("group")).toHaveCount(5);
	await page.keyboard.type("MODEL-PREFIX");
	const options = page.getByRole("listbox", { name: "Senaryo" }).getByRole("option");
	await expect(options).toHaveCount(1);
	await page.keyboard.press("Enter");
	await expect(options).toHaveCount(0);
	await expect(page.getByRole("combobox", { name: "Sağlayıcı" })).toHaveValue("openai");
	await expect(page.locator("[data-scenario] pre")).toHaveText('model: "gpt-4o-mini"');
	await runButton(page).click();
	await expect(page.getByRole("alert").locator("code")).toHaveText("model-prefix");
	await page.getByRole("combobox", { name: "Sağlayıcı" }).selectOption("groq");
	await expect(scenario).toHaveValue("Her şey yolunda");
});

const CODES = [
	"bad-header",
	"no-default-model",
	"truncated",
	"job-failed",
	"other-provider",
	"form",
	"idle-timeout",
];
for (const code of CODES) {
	test(`the page of ${code} leads to the playground, where it happens`, async ({ page }) => {
		await page.goto(`/en/errors/${code}/`);
		await page.getByRole("link", { name: "See this error happen" }).click();
		await runButton(page).click();
		await expect(page.getByRole("alert").locator("code")).toHaveText(code, { timeout: 15_000 });
	});
}

test("the page of a code that no call ends with offers no try", async ({ page }) => {
	await page.goto("/en/errors/inference/");
	await expect(page.getByRole("link", { name: "See this error happen" })).toHaveCount(0);
	await page.goto("/en/playground/?scenario=error-timeout");
	await page.getByText("Codes that cannot be shown in this page").click();
	await expect(page.locator("[data-scenario] li")).toHaveText([...UNREACHABLE]);
});

test("a simulated job survives a reload, and is forgotten when the reader wants", async ({ page }) => {
	await page.goto("/playground/?task=text-to-image&provider=fal-ai");
	await runButton(page).click();
	const id = await page.locator("[data-job] code").textContent();
	await page.reload();
	await page.getByRole("button", { name: "Beklemeyi sürdür" }).click();
	await expect(page.locator("[data-job] code")).toHaveText(id ?? "");
	await expect(page.getByAltText("Üretilen dosya")).toBeVisible({ timeout: 15_000 });
	await page.reload();
	await expect(runButton(page)).toBeEnabled();
	await expect(page.locator("[data-job-offer]")).toHaveCount(0);
});

test("waiting for a job is given up and gone on with", async ({ page }) => {
	await page.goto("/playground/?task=text-to-image&provider=fal-ai");
	await runButton(page).click();
	const id = await page.locator("[data-job] code").textContent();
	await page.getByRole("button", { name: "Durdur" }).click();
	await page.getByRole("button", { name: "Beklemeyi sürdür" }).click();
	await expect(page.locator("[data-job] code")).toHaveText(id ?? "");
	await expect(page.locator("[data-job-offer]")).toHaveCount(0);
	await expect(page.getByAltText("Üretilen dosya")).toBeVisible({ timeout: 15_000 });
});

test("a job whose result could not be fetched is offered again until it is forgotten", async ({ page }) => {
	await page.goto("/playground/?task=text-to-image&provider=fal-ai&scenario=forbidden-download");
	await runButton(page).click();
	await expect(page.locator("section[data-status=failed]")).toBeVisible({ timeout: 15_000 });
	const offer = page.locator("[data-job-offer]");
	await expect(offer).toHaveCount(1);
	await page.reload();
	await expect(offer).toHaveCount(1);
	await offer.getByRole("button", { name: "İşi unut" }).click();
	await expect(offer).toHaveCount(0);
	await page.reload();
	await expect(runButton(page)).toBeEnabled();
	await expect(offer).toHaveCount(0);
});

test("a job is cancelled at its provider", async ({ page }) => {
	await page.goto("/playground/?task=text-to-image&provider=fal-ai&scenario=endless-job");
	await runButton(page).click();
	await page.getByRole("button", { name: "İşi iptal et" }).click();
	await expect(page.locator("section[data-status]").first()).toHaveAttribute("data-status", "failed");
});

test("a provider's page opens the playground with it", async ({ page }) => {
	await page.goto("/providers/fal-ai/");
	await page.getByRole("link", { name: "Deneme alanında aç" }).click();
	await expect(page.getByRole("combobox", { name: "Sağlayıcı" })).toHaveValue("fal-ai");
});
