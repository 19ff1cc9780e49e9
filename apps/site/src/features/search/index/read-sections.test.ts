import { describe, expect, it } from "vitest";
import { readSections } from "./read-sections.ts";

const PAGE = `import { Chapters } from "./chapters.tsx";

Girişteki **ilk** cümle, [bağlantısı](/tasks/) ile.

## Kurulum \`npm\`

\`\`\`sh
# bu bir başlık değil
npm install
\`\`\`

- Bir <En>token</En> seçin.

| Ad | Değer |
| -- | ----- |
| a  | 1     |

### Kurulum npm

Son söz.

## 4. sürümde

1. Önce bu.
`;

describe("readSections", () => {
	const { opening, sections } = readSections(PAGE);

	it("gives the prose before the first heading without marks", () => {
		expect(opening).toBe("Girişteki ilk cümle, bağlantısı ile.");
	});

	it("gives each heading the anchor it has on the page, and skips code", () => {
		expect(sections.map(({ title, anchor }) => [title, anchor])).toEqual([
			["Kurulum npm", "kurulum-npm"],
			["Kurulum npm", "kurulum-npm-2"],
			["4. sürümde", "4-surumde"],
		]);
	});

	it("keeps the words of lists, components and tables", () => {
		expect(sections.map(({ text }) => text)).toEqual([
			"Bir token seçin.\nAd Değer\na 1",
			"Son söz.",
			"Önce bu.",
		]);
	});
});
