/**
 * Prints how well the search answers the judged queries, see `report-quality.ts`.
 * Run: npm run search:quality
 */
import { createViteServer } from "vitest/node";

const server = await createViteServer({
	configFile: new URL("../../../../vitest.config.ts", import.meta.url).pathname,
	server: { middlewareMode: true, ws: false, watch: null },
	appType: "custom",
	logLevel: "error",
});
const report = await server.ssrLoadModule(new URL("report-quality.ts", import.meta.url).pathname);
for (const line of await report["reportQuality"]()) console.log(line);
await server.close();
