/**
 * The picture of the home page in the README, from the built site.
 * Run: npm run screenshot --workspace apps/site
 */
import { join } from "node:path";
import { ROOT } from "@pusula/tools/root";
import sharp from "sharp";
import { withBuiltSite } from "../with-built-site.ts";

const FILE = join(ROOT, "docs", "screenshot.png");

await withBuiltSite(async (browser, origin) => {
	const page = await browser.newPage({ viewport: { width: 1280, height: 1080 }, deviceScaleFactor: 1.5 });
	await page.goto(origin, { waitUntil: "networkidle" });
	await sharp(await page.screenshot())
		.png({ palette: true, compressionLevel: 9 })
		.toFile(FILE);
});
console.log(FILE);
