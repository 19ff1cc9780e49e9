import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** The button that runs a form or sends a message, in both languages. */
export function runButton(page: Page | FrameLocator): Locator {
	return page.getByRole("button", { name: /^(?:Çalıştır|Run|Gönder|Send)$/ });
}

/** Opens the raw side of the last answer of a chat: its requests and its output as JSON. */
export async function openAnswerDetails(page: Page): Promise<void> {
	await page
		.getByText(/^(?:İstekler ve JSON|Requests and JSON)/)
		.last()
		.click();
}

/** Chooses a simulated failure by its id; an empty one for none. */
export async function chooseScenario(page: Page, id: string): Promise<void> {
	await page.getByRole("combobox", { name: "Senaryo" }).click();
	await page.locator(`[role=option][data-id="${id}"]`).click();
}

/** All texts that the page's databases hold. */
export async function readDatabases(page: Page): Promise<string> {
	return page.evaluate(async () => {
		const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
			new Promise((resolve, reject) => {
				request.addEventListener("success", () => resolve(request.result));
				request.addEventListener("error", () => reject(new Error("The database cannot be read.")));
			});
		const texts = (await indexedDB.databases()).map(async ({ name = "" }) => {
			const database = await done(indexedDB.open(name));
			const stores = [...database.objectStoreNames];
			const rows = await Promise.all(
				stores.map((store) => done<unknown[]>(database.transaction(store).objectStore(store).getAll())),
			);
			database.close();
			return JSON.stringify(rows);
		});
		return (await Promise.all(texts)).join("\n");
	});
}

/** Opens the history and the presets. */
export async function openSaved(page: Page): Promise<Locator> {
	await page.getByRole("button", { name: "Geçmiş ve ön ayarlar" }).click();
	const dialog = page.getByRole("dialog", { name: "Geçmiş ve ön ayarlar" });
	await expect(dialog).toBeVisible();
	return dialog;
}
