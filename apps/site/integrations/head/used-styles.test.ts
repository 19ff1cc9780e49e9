import { expect, test } from "vitest";
import { toHash } from "./light-start.ts";
import { dropRepeats, dropRules, dropUnusedStyles } from "./used-styles.ts";

const isDead = (name: string): boolean => name === "_dead";

test("rules of classes that nothing names are left out", () => {
	expect(dropRules("._a{x:1}._dead{x:2}._dead ._a:hover{x:3}p{x:4}", isDead)).toBe("._a{x:1}p{x:4}");
});

test("a rule keeps the selectors that can match", () => {
	expect(dropRules("._dead,._a:is(._dead,p),._b{x:1}", isDead)).toBe("._a:is(._dead,p),._b{x:1}");
	expect(dropRules("._a:not(._dead){x:1}", isDead)).toBe("._a:not(._dead){x:1}");
});

test("groups that are empty go, and what is no rule of classes stays", () => {
	const kept = '@font-face{font-family:F}@keyframes k{0%{x:1}}@media print{p:before{content:"}"}}';
	expect(dropRules(`@layer a;${kept}@media print{._dead{x:1}}`, isDead)).toBe(`@layer a;${kept}`);
	expect(dropRules("@media print{@container (width>1px){._dead{x:1}}._a{x:2}}", isDead)).toBe(
		"@media print{._a{x:2}}",
	);
});

test("of a rule that stands there twice, the last one stays, whatever lies between", () => {
	expect(dropRepeats("._a{x:1}\n._b{x:2}@media print{._a{x:3}}._a{x:1}@media print{._a{x:3}}")).toBe(
		"._b{x:2}._a{x:1}@media print{._a{x:3}}",
	);
	expect(dropRepeats("@layer a;@layer b;@layer a;._a{x:1}")).toBe("@layer a;@layer b;@layer a;._a{x:1}");
});

test("classes that a script sets later are kept, and the policy allows what is left", () => {
	const css = "._a{x:1}._b{x:2}._c{x:3}";
	const left = "._a{x:1}._b{x:2}";
	const page = (style: string) =>
		`<meta content="style-src '${toHash(style)}'"><style>${style}</style><p class="_a">`;
	expect(dropUnusedStyles(page(css), ["const m={row:`_b`}"])).toBe(page(left));
});

test("a page without code has no fallback font of code, and its policy allows what is left", () => {
	const face = (family: string) => `@font-face{font-family:${family};src:local(Menlo)}`;
	const css = face("JetBrains fallback Menlo") + face("Inter fallback Arial");
	const left = face("Inter fallback Arial");
	const page = (style: string, body: string) =>
		`<meta content="style-src '${toHash(style)}'"><style>${style}</style>${body}`;
	expect(dropUnusedStyles(page(css, "<p>Kod yok.</p>"), [])).toBe(page(left, "<p>Kod yok.</p>"));
	const withCode = page(css, "<p><code>kod</code></p>");
	expect(dropUnusedStyles(withCode, [])).toBe(withCode);
});
