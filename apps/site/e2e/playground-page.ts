import type { FrameLocator, Locator, Page } from "@playwright/test";

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
