/** Shows the buttons that run the page's example in the browser. What runs it is fetched with the first press. */
export function enhanceBrowserRuns(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-browser-run]")) {
		root.querySelector("button")?.addEventListener("click", ({ currentTarget }) => {
			const button = currentTarget as HTMLButtonElement; // the listener is the button's
			void import("./start-run.ts").then(({ startRun }) => startRun(root, button));
		});
		root.removeAttribute("data-pending");
	}
}
