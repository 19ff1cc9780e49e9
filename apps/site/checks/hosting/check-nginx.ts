/**
 * Serves the built site by a real nginx with the kept configuration, on a free port of this machine, and requests one
 * URL of each kind. Prints what differs from the rules; exit code 1 where anything does. Needs nginx on the path
 * (Debian: apt-get install nginx-light) and a built site in `dist`.
 * Run: npm run check:hosting
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findFreePort } from "@pusula/tools/free-port";
import { waitUntilReady } from "@pusula/tools/wait-until-ready";
import { findHeaders, HEADERS, TYPES } from "../../integrations/hosting/host-rules.ts";
import { printNginx } from "../../integrations/hosting/print-nginx.ts";
import { LOCALES, toFolder } from "../../src/lib/locale.ts";
import { RUNTIME, type RuntimePart, toRuntimePath } from "../../src/lib/runtime/runtime-files.ts";

const DIST = resolve(process.env["SITE_DIST"] ?? "dist");
const FIRST_PORT = 8480;
/** Bytes below which compression saves nothing, with room for what a multi-byte text hides. */
const SMALL = 2048;
const START_MS = 5000;

/** What the response of a URL has to be. */
interface Expectation {
	readonly path: string;
	readonly status: number;
	readonly type: string;
	readonly text?: string;
	readonly location?: string;
}

async function listExpectations(): Promise<readonly Expectation[]> {
	const assets = await readdir(join(DIST, "_astro"));
	const script = assets.find((name) => name.endsWith(".js")) ?? "";
	return [
		...LOCALES.flatMap((locale) => {
			const [folder, text] = [`/${toFolder(locale)}`, `lang="${locale}"`];
			return [
				{ path: folder, status: 200, type: "text/html", text },
				{ path: `${folder}nothing/`, status: 404, type: "text/html", text },
			];
		}),
		{ path: "/tasks", status: 301, type: "text/html", location: "/tasks/" },
		{ path: "/tasks/", status: 200, type: "text/html" },
		{ path: "/tasks/index.md", status: 200, type: TYPES["md"] ?? "" },
		{ path: `/_astro/${script}`, status: 200, type: TYPES["js"] ?? "" },
		{ path: toPath(RUNTIME.onnx, 0), status: 200, type: TYPES["mjs"] ?? "" },
		{ path: toPath(RUNTIME.onnx, 1), status: 200, type: TYPES["wasm"] ?? "" },
		{ path: "/service-worker.js", status: 200, type: TYPES["js"] ?? "" },
		{ path: "/site.webmanifest", status: 200, type: TYPES["webmanifest"] ?? "" },
		{ path: "/changes.atom", status: 200, type: TYPES["atom"] ?? "" },
		{ path: "/api/tasks", status: 200, type: TYPES["json"] ?? "", text: '"text-classification"' },
		{ path: "/api/tasks?full=1", status: 200, type: TYPES["json"] ?? "" },
		{ path: "/api/tasks/", status: 200, type: TYPES["json"] ?? "" },
		{ path: "/api/tasks/text-to-image", status: 200, type: TYPES["json"] ?? "" },
		{ path: "/api/tasks.json", status: 200, type: TYPES["json"] ?? "" },
		{ path: "/api/nothing", status: 404, type: "text/html" },
	];
}

function toPath(part: RuntimePart, index: number): string {
	return `/${toRuntimePath(part, part.files[index] ?? "")}`;
}

async function findProblems(origin: string, expected: Expectation): Promise<readonly string[]> {
	const { path, status, type, text = "", location } = expected;
	const headers = { "accept-encoding": "gzip" };
	const response = await fetch(`${origin}${path}`, { redirect: "manual", headers });
	const body = await response.text();
	const mustBe = (name: string, value: string | undefined, found: string | null): string[] =>
		value === undefined || found === value ? [] : [`${path}: ${name} is ${found}, not ${value}`];
	return [
		...mustBe("status", String(status), String(response.status)),
		...mustBe("type", type, response.headers.get("content-type")?.replace(/;.*/, "") ?? null),
		...mustBe("Location", location, response.headers.get("location")),
		...mustBe("encoding", body.length > SMALL ? "gzip" : undefined, response.headers.get("content-encoding")),
		...HEADERS.flatMap(({ name }) =>
			mustBe(name, findHeaders(path, "/")[name] ?? "missing", response.headers.get(name) ?? "missing"),
		),
		...(body.includes(text) ? [] : [`${path}: its text lacks ${text}`]),
	];
}

const port = await findFreePort(FIRST_PORT);
if (port === undefined) throw new Error(`There is no free port from ${FIRST_PORT} on.`);
const folder = await mkdtemp(join(tmpdir(), "pusula-nginx-"));
const server = printNginx("/", DIST)
	.replace("listen 8080;", `listen 127.0.0.1:${port};`)
	.replace("listen [::]:8080;", "");
const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
	(name) => `${name}_temp_path ${folder}/${name};`,
);
const config = `daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http { access_log off; ${temporary.join(" ")}
${server}
}
`;
await writeFile(join(folder, "nginx.conf"), config);
const nginx = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder], { stdio: "inherit" });
try {
	const origin = `http://127.0.0.1:${port}`;
	await Promise.race([
		waitUntilReady(origin, START_MS, "nginx did not answer; its own words stand above."),
		once(nginx, "exit"),
	]);
	const expectations = await listExpectations();
	const problems = (await Promise.all(expectations.map((one) => findProblems(origin, one)))).flat();
	for (const problem of problems) console.error(problem);
	console.log(`${expectations.length} URLs requested, ${problems.length} problems`);
	process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
	nginx.kill("SIGQUIT");
	await once(nginx, "exit");
	await rm(folder, { recursive: true });
}
