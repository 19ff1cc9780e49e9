/**
 * Writes the nginx configuration for the site. Without a name the one that the repository keeps, for a site at the root
 * of its host; `BASE_PATH` means a site that was built for that path. `--check` writes nothing and exits 1 when the kept
 * one differs.
 * Run: tsx scripts/write-nginx.ts [file]
 */
import { readFile, writeFile } from "node:fs/promises";
import { printNginx } from "../integrations/hosting/print-nginx.ts";

const KEPT = new URL("../generated/nginx.conf", import.meta.url);

const base = `${(process.env["BASE_PATH"] ?? "/").replace(/\/$/, "")}/`;
const text = printNginx(base, "/usr/share/nginx/html");
const [name] = process.argv.slice(2);
if (name !== "--check") await writeFile(name ?? KEPT, text);
else if ((await readFile(KEPT, "utf8")) !== text) {
	process.stderr.write("differs from its sources: apps/site/generated/nginx.conf\n");
	process.exitCode = 1;
}
