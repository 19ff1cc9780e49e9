import { expect, test as plain } from "@playwright/test";
import { HUB_URL } from "@pusula/inference/core";
import { toHash } from "../integrations/head/light-start.ts";
import { CALLABLE } from "../src/features/playground/target/connection/loopback.ts";
import { MODEL_HOSTS } from "../src/lib/runtime/allow-models.ts";
import { TRUSTED_POLICY } from "../src/lib/urls/trust-url.ts";
import { readPages } from "./built-site.ts";
import { expect as watchedExpect, test } from "./watched-page.ts";

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"/;
/** What each page has to say, whatever else it allows. */
const DIRECTIVES = [
	"default-src 'self'",
	"base-uri 'self'",
	"form-action 'self'",
	"object-src 'none'",
	"require-trusted-types-for 'script'",
	`trusted-types ${TRUSTED_POLICY}`,
];
/** The page that runs the site's own small model, and calls nobody for it. */
const OWN_MODEL = "/docs/concepts/inside-a-language-model/";
/** Blocks of data, which browsers do not run. */
const DATA = /\stype="application\/(?:ld\+)?json"/;

plain("every page allows by hash exactly the styles and scripts that stand in it", async () => {
	const pages = await readPages();
	expect(pages.length).toBeGreaterThan(300);
	for (const { path, html } of pages) {
		const policy = POLICY.exec(html)?.[1] ?? "";
		const parts = policy.split(";").map((part) => part.trim());
		for (const directive of DIRECTIVES) expect(parts, path).toContain(directive);
		const unsafe = policy.match(/'[\w-]*unsafe[\w-]*'/g) ?? [];
		const mayCompile = runsModels(path, html) || path.endsWith(OWN_MODEL);
		expect(unsafe, path).toEqual(mayCompile ? ["'wasm-unsafe-eval'"] : []);
		expect(
			parts.filter((part) => part.startsWith("connect-src")),
			path,
		).toEqual(listConnections(path, html));
		const inline = [...html.matchAll(/<(style|script)(\s[^>]*)?>([\s\S]*?)<\/\1>/g)]
			.filter(([, , attributes = ""]) => !DATA.test(attributes) && !/\ssrc=/.test(attributes))
			.map(([, kind, , text = ""]) => `${kind}-src '${toHash(text)}'`);
		const allowed = parts.flatMap((part) => {
			const [directive, ...sources] = part.split(/\s+/);
			return sources
				.filter((source) => source.startsWith("'sha256-"))
				.map((source) => `${directive} ${source}`);
		});
		expect([...new Set(allowed)].toSorted(), path).toEqual([...new Set(inline)].toSorted());
	}
});

/** The playground, the page that measures models, and pages with a button that runs their example. */
function runsModels(path: string, html: string): boolean {
	return callsAnyone(path) || html.includes("data-browser-run=");
}

function callsAnyone(path: string): boolean {
	return /^(?:\/[a-z-]+)?\/(?:playground|measure)\/$/.test(path);
}

/** Where a page may send requests: nowhere but to the site itself, unless it runs models or calls providers. */
function listConnections(path: string, html: string): readonly string[] {
	if (callsAnyone(path)) return [`connect-src ${CALLABLE}`];
	if (path.endsWith("/models-on-device/")) return [`connect-src 'self' ${HUB_URL}`];
	return runsModels(path, html) ? [`connect-src 'self' ${MODEL_HOSTS.join(" ")}`] : [];
}

plain("no page holds handlers or styles in attributes, or loads anything from elsewhere", async () => {
	for (const { path, html } of await readPages()) {
		const tags =
			html.replaceAll(/<(style|script)(\s[^>]*)?>[\s\S]*?<\/\1>/g, "<$1$2>").match(/<[a-z][^>]*>/g) ?? [];
		expect(
			tags.filter((tag) => /\s(?:on[a-z]+|style)="/.test(tag)),
			path,
		).toEqual([]);
		const loading = tags.filter((tag) =>
			/^<(?:script|img|iframe|video|audio|source|embed|object)\b/.test(tag),
		);
		const links = tags.filter(
			(tag) => /^<link\b/.test(tag) && /rel="(?:stylesheet|preload|icon|manifest)"/.test(tag),
		);
		expect(
			[...loading, ...links].filter((tag) => /\s(?:src|href)="(?:https?:)?\/\//.test(tag)),
			path,
		).toEqual([]);
	}
});

for (const path of ["/", "/docs/transformers/", "/tasks/text-classification/", "/playground/"]) {
	test(`${path} runs no script and shows no style that was smuggled in`, async ({ page, watched }) => {
		await page.goto(path);
		const outcome = await page.evaluate(() => {
			const style = document.createElement("style");
			style.textContent = "body { outline: 7px solid red }";
			document.head.append(style);
			const isRefused = (smuggle: () => void): boolean => {
				try {
					smuggle();
					return false;
				} catch (error) {
					return error instanceof TypeError;
				}
			};
			const box = document.createElement("div");
			return {
				handler: isRefused(() => box.setAttribute("onclick", "alert()")),
				markup: isRefused(() => {
					box.innerHTML = "<img src=x>";
				}),
				policy: isRefused(() => {
					const { trustedTypes } = globalThis as unknown as {
						trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
					}; // not in the DOM's types yet
					trustedTypes.createPolicy("other", { createHTML: String });
				}),
				script: isRefused(() => {
					document.createElement("script").text = "alert()";
				}),
				outline: getComputedStyle(document.body).outlineStyle,
			};
		});
		watchedExpect(outcome).toEqual({
			handler: true,
			markup: true,
			policy: true,
			script: true,
			outline: "none",
		});
		watchedExpect(watched.length).toBeGreaterThan(0);
		(watched as string[]).length = 0; // the browser logs what this test makes it refuse
	});
}
