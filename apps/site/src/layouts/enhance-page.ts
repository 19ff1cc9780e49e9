import { enhanceSearchButton } from "../features/search/ui/search-button.enhance.ts";
import { findStorage } from "../lib/kept/storage.ts";
import { applyTheme, toTheme } from "../lib/page/theme.ts";
import { THEME_KEY } from "../lib/page/theme-boot.ts";
import { enhanceCopyButtons, enhanceLongLines } from "../ui/code/code-block.enhance.ts";
import { enhancePageContents } from "../ui/page/page-contents.enhance.ts";
import { enhancePageMenu } from "../ui/page/page-menu.enhance.ts";
import { enhanceSideList } from "../ui/page/side-list.enhance.ts";
import { enhanceTabs } from "../ui/tabs/tabs.enhance.ts";
import { enhanceTerms } from "../ui/text/term.enhance.ts";

/** Adds behaviour to the parts of every page: theme, menus, copying, tabs, contents, search. The page works without it. */
export function enhancePage(page: Document): void {
	enhanceThemeMenu(page);
	enhanceMenus(page);
	enhanceLanguageLinks(page);
	enhanceCopyButtons(page);
	enhanceLongLines(page);
	enhanceTabs(page, findStorage());
	enhancePageContents(page);
	enhancePageMenu(page);
	enhanceSideList(page);
	enhanceTerms(page);
	enhanceSearchButton(page);
}

function enhanceThemeMenu(page: Document): void {
	const storage = findStorage();
	const kept = toTheme(storage?.getItem(THEME_KEY));
	for (const input of page.querySelectorAll<HTMLInputElement>("[data-theme-menu] input")) {
		input.checked = input.value === kept;
		input.addEventListener("change", () => applyTheme(toTheme(input.value), page.documentElement, storage));
	}
}

/** Menus close on Escape, which returns the focus, and on a press elsewhere. */
function enhanceMenus(page: Document): void {
	const menus = [...page.querySelectorAll<HTMLDetailsElement>("details[data-menu]")];
	page.addEventListener("keydown", (event) => {
		const open = event.key === "Escape" ? menus.find((menu) => menu.open) : undefined;
		if (!open) return;
		event.preventDefault(); // it does nothing else on the page
		open.open = false;
		open.querySelector("summary")?.focus();
	});
	page.addEventListener("pointerdown", ({ target }) => {
		for (const menu of menus) {
			if (target instanceof Node && !menu.contains(target)) menu.open = false;
		}
	});
}

/** Changing the language keeps the URL's query, such as the filters of a table. */
function enhanceLanguageLinks(page: Document): void {
	for (const link of page.querySelectorAll<HTMLAnchorElement>("[data-language-link]")) {
		link.addEventListener("click", () => {
			link.search = page.location.search;
		});
	}
}
