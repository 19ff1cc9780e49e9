import { expect, test } from "./watched-page.ts";

test("the example made by hand leads to the button that runs it on a real model", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("link", { name: "Örneği gerçek bir modelle tarayıcınızda çalıştırın" }).click();
	await expect(page).toHaveURL(/\/tasks\/text-classification\/#/);
	const button = page.getByRole("button", { name: "Tarayıcıda çalıştır" });
	await expect(button).toBeInViewport();
	await expect(page.locator(":target").getByRole("button")).toHaveText("Tarayıcıda çalıştır");
});

test("each modality on the home page has a picture: an example, or signs that are drawn", async ({
	page,
}) => {
	for (const path of ["/", "/en/"]) {
		await page.goto(path);
		const rows = page.locator("section[aria-labelledby=modalities] li");
		await expect(rows).toHaveCount(7);
		await rows.last().scrollIntoViewIfNeeded();
		const pictures = rows.locator("> :first-child");
		await expect
			.poll(() =>
				pictures.evaluateAll((all) =>
					all.map((one) => {
						if (one instanceof HTMLImageElement) return one.naturalWidth > 0 && one.alt === "";
						const signs = [...one.querySelectorAll("use")];
						return (
							signs.length > 0 &&
							signs.every(
								(sign) => document.querySelector(sign.getAttribute("href") ?? "")?.tagName === "symbol",
							)
						);
					}),
				),
			)
			.toEqual(Array.from({ length: 7 }, () => true));
	}
});
