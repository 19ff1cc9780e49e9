import { expect, test as base } from "@playwright/test";

/**
 * The test function of this suite: a test fails when its page logs an error, breaks the content security policy, or
 * requests anything of another host.
 */
export const test = base.extend<{ watched: readonly string[] }>({
	watched: [
		async ({ page, baseURL }, use) => {
			const troubles: string[] = [];
			page.on("pageerror", (error) => troubles.push(error.message));
			page.on("console", (message) => {
				if (message.type() === "error") troubles.push(message.text());
			});
			page.on("request", (request) => {
				const url = request.url();
				const isOwn = url.startsWith("blob:") || (baseURL && url.startsWith(baseURL));
				if (!isOwn) troubles.push(`requested ${url}`);
			});
			await use(troubles);
			expect(troubles).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
