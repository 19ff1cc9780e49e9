import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve, type Served } from "@pusula/simulator/serve";
import { makeCertificate } from "@pusula/tools/make-certificate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toConnectError } from "../src/batch/redis/check-server.ts";
import { MESSAGES } from "../src/messages/messages.ts";
import { type OpenRedis, openRedis } from "./open-redis.ts";
import { runCli } from "./run-cli.ts";
import { startCli } from "./start-cli.ts";

const PASSWORD = "gizli-parola";

let folder: string;
const path = (name: string): string => join(folder, name);
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-server-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** What the worker says about a server, on one line. */
async function refusalOf(url: string): Promise<{ code: number; err: string }> {
	const { code, err } = await runCli(["worker"], { env: { PUSULA_QUEUE: url } });
	expect(err).not.toContain(PASSWORD);
	return { code, err: err.replaceAll("\n", " ") };
}

describe("a server with TLS", () => {
	let redis: OpenRedis;
	let served: Served;
	let port: number;
	beforeAll(async () => {
		const { key, cert, authority } = await makeCertificate(["localhost"]);
		await Promise.all([
			writeFile(path("key.pem"), key),
			writeFile(path("cert.pem"), cert),
			writeFile(path("authority.pem"), authority),
		]);
		const files = ["--tls-cert-file", path("cert.pem"), "--tls-key-file", path("key.pem")];
		const tls = ["--tls-ca-cert-file", path("authority.pem"), "--tls-auth-clients", "no"];
		redis = await openRedis([...files, ...tls, "--requirepass", PASSWORD], { isTls: true });
		({ port } = redis);
		served = await serve();
	});
	afterAll(async () => {
		await served.close();
		await redis.close();
	});

	it("carries a run where its authority is trusted", async () => {
		const env = {
			PUSULA_QUEUE: `rediss://:${PASSWORD}@localhost:${port}`,
			NODE_EXTRA_CA_CERTS: path("authority.pem"),
		};
		await writeFile(path("in.csv"), "text\niyi\nkötü\n");
		const worker = startCli(["worker"], env);
		const rows = [
			"batch",
			"text-classification",
			path("in.csv"),
			"--input",
			"text",
			"--out",
			path("out.csv"),
		];
		const model = ["-m", "pusula/text-classification", "--simulator", served.url];
		const batch = startCli([...rows, ...model], env);
		expect([await batch.ended, batch.err()]).toEqual([0, expect.stringContaining("Done: 2. Failed: 0.")]);
		expect((await readFile(path("out.csv"), "utf8")).split("\n")).toHaveLength(4);
		await worker.kill();
	});

	it("is refused where its authority is not trusted, and the sentence says what to set", async () => {
		const { code, err } = await refusalOf(`rediss://:${PASSWORD}@localhost:${port}`);
		expect(code).toBe(1);
		expect(err).toMatch(/The certificate of rediss:\/\/localhost:\d+ is not trusted: .*NODE_EXTRA_CA_CERTS/);
	});
});

describe("a server that cannot be used", () => {
	it.each([
		[["--requirepass", PASSWORD], `redis://:x${PASSWORD}@`, /refuses the name or the password/],
		[["--requirepass", PASSWORD], "redis://", /refuses the name or the password/],
		[["--cluster-enabled", "yes"], "redis://", /is a cluster, and queues need a single server/],
		[[], "redis://", /The database of redis:\/\/127.0.0.1:\d+\/99 cannot be selected/, "/99"],
	])("%j at %s", async (options, start, words, end = "") => {
		const redis = await openRedis(options);
		const { code, err } = await refusalOf(`${start}127.0.0.1:${redis.port}${end}`);
		expect([code, err]).toEqual([1, expect.stringMatching(words)]);
		await redis.close();
	});

	it.each([
		[{ code: "ERR_SSL_WRONG_VERSION_NUMBER" }, "redis://h:1"],
		[{ code: "ETIMEDOUT" }, "rediss://h:1"],
	])("is not taken for one with TLS: %j", (code, url) => {
		const error = toConnectError(Object.assign(new Error("no"), code), "no", MESSAGES.en, url);
		expect(error.message).toContain("does not speak TLS there");
	});

	it("is named where its host does not exist", async () => {
		const { code, err } = await refusalOf("redis://no-such-host.invalid:6379");
		expect([code, err]).toEqual([1, expect.stringMatching(/cannot be reached: getaddrinfo /)]);
	});
});

it("a user who may not select a database works in the first one", async () => {
	const redis = await openRedis(["--user", "ela", "on", `>${PASSWORD}`, "~*", "&*", "+@all", "-select"]);
	const controller = new AbortController();
	const { code, err } = await runCli(["worker"], {
		env: { PUSULA_QUEUE: `redis://ela:${PASSWORD}@127.0.0.1:${redis.port}` },
		signal: controller.signal,
		onError: (text) => void (text.includes("Waiting for rows") && controller.abort()),
	});
	await redis.close();
	expect([code, err]).toEqual([0, expect.stringContaining("Waiting for rows in the queue")]);
});
