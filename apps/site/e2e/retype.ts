import type { Locator } from "@playwright/test";

/**
 * Types a text in place of that of a code editor. What Playwright's `fill` does there makes Chromium write styles into the editor,
 * which the page's policy refuses with a message.
 */
export async function retype(editor: Locator, text: string): Promise<void> {
	await editor.press("ControlOrMeta+a");
	await editor.page().keyboard.insertText(text);
}
