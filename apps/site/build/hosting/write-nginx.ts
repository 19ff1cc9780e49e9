/**
 * Writes the nginx configuration for the site. Without a name the one that the repository keeps, for a site at the root
 * of its host; `BASE_PATH` means a site that was built for that path.
 * Run: tsx build/hosting/write-nginx.ts [file]
 */
import { writeFile } from "node:fs/promises";
import { printNginx } from "./print-nginx.ts";

const KEPT = new URL("../../hosting/nginx.conf", import.meta.url);

const base = `${(process.env["BASE_PATH"] ?? "/").replace(/\/$/, "")}/`;
await writeFile(process.argv[2] ?? KEPT, printNginx(base, "/usr/share/nginx/html"));
