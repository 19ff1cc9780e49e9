import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleAnswer } from "../src/answers/sample.ts";
import { KNOWN_HOSTS, startProxy, type Proxied } from "../src/server/proxy.ts";
import { PROVIDER_KEY } from "./post.ts";

const run = promisify(execFile);

describe("proxy", () => {
	let folder = "";
	let proxy: Proxied | undefined;

	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "pusula-proxy-"));
		const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
		const names = KNOWN_HOSTS.map((host) => `DNS:${host}`).join(",");
		const args = [
			"req",
			"-x509",
			"-newkey",
			"ec",
			"-pkeyopt",
			"ec_paramgen_curve:prime256v1",
			"-nodes",
			"-days",
			"1",
			"-subj",
			"/CN=pusula",
			"-addext",
			`subjectAltName=${names}`,
			"-keyout",
			keyFile,
			"-out",
			certFile,
		];
		await run("openssl", args).catch((error: unknown) => {
			throw new Error("This test needs the openssl command to make a certificate.", { cause: error });
		});
		proxy = await startProxy({
			key: await readFile(keyFile, "utf8"),
			cert: await readFile(certFile, "utf8"),
		});
	});

	afterAll(async () => {
		await proxy?.close();
		await rm(folder, { recursive: true, force: true });
	});

	const curl = async (...args: readonly string[]): Promise<string> => {
		const { stdout } = await run("curl", [
			"--silent",
			"--show-error",
			"--proxy",
			proxy?.url ?? "",
			"--cacert",
			join(folder, "cert.pem"),
			...args,
		]);
		return stdout;
	};

	it("serves an unmodified curl for a known host", async () => {
		const body = JSON.stringify({
			model: "llama-3.1-8b-instant",
			messages: [{ role: "user", content: "Merhaba" }],
		});
		const output = await curl(
			"https://api.groq.com/openai/v1/chat/completions",
			"-H",
			`Authorization: Bearer ${PROVIDER_KEY}`,
			"-H",
			"Content-Type: application/json",
			"-d",
			body,
		);
		expect(JSON.parse(output)).toMatchObject({
			choices: [{ message: { content: sampleAnswer("tr") } }],
		});
		expect(proxy?.simulator.requests.at(-1)).toMatchObject({
			url: "https://api.groq.com/openai/v1/chat/completions",
			provider: "groq",
		});
	});

	it("keeps the path, the query and several requests on one connection", async () => {
		const url = "https://huggingface.co/api/models/pusula/fill-mask?expand[]=inferenceProviderMapping";
		const output = await curl("--globoff", url, url);
		expect(output.match(/"pusula\/fill-mask"/g)?.length).toBeGreaterThanOrEqual(2);
		expect(proxy?.simulator.requests.at(-1)?.url).toContain("expand[]=inferenceProviderMapping");
	});

	it("lets nothing out to other hosts", async () => {
		await expect(curl("https://example.org/")).rejects.toThrow("502");
		const plain = await curl("http://example.org/");
		expect(plain).toContain("Only HTTPS");
	});
});
