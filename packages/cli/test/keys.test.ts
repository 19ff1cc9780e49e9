import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toKeyVariable } from "@pusula/inference";
import { findKey } from "../src/calls/keys.ts";
import { MESSAGES } from "../src/messages/messages.ts";
import { runCli } from "./run-cli.ts";

const TOKEN = `hf_${"a".repeat(34)}`;
const words = MESSAGES.en;

describe("keys in arguments", () => {
	it.each([
		[["run", "conversational", "--api-key", "x"], "--api-key is not an option"],
		[["run", "conversational", `--token=${TOKEN}`], "--token is not an option"],
		[["run", "conversational", TOKEN], "One of the arguments is a key."],
		[["run", "conversational", `--model=${TOKEN}`], "One of the arguments is a key."],
		[["run", "conversational", `gsk_${"b".repeat(50)}`], "One of the arguments is a key."],
	])("are refused with the reason (%#)", async (args, reason) => {
		const { code, err } = await runCli(args);
		expect(code).toBe(2);
		expect(err).toContain(reason);
		expect(err).not.toContain(TOKEN);
	});

	it.each([
		["--endpoint", "https://me:hunter2@own.example/v1"],
		["--endpoint", "https://hunter2@own.example"],
		["--endpoint", "me:hunter2@own.example"],
		["--endpoint", "https://own.example/v1?api-key=hunter2"],
		["--endpoint", `https://own.example/v1?x=gsk_${"hunter2".repeat(8)}&y=1`],
		["--endpoint", `https://own.example/hf_${"hunter2".repeat(5)}/v1`],
		["--endpoint", `https://own.example/v1#gsk_${"hunter2".repeat(8)}`],
		["--endpoint", "https://own.example/v1#access_token=hunter2"],
		["--endpoint", "own.example:8080/v1?key=hunter2"],
		["--endpoint", "https://own example/v1?key=hunter2"],
		["--simulator", "127.0.0.1:4310?token=hunter2"],
		["--simulator", "http://me:hunter2@127.0.0.1:4310"],
	])("are refused in the URL of %s (%#)", async (option, url) => {
		for (const args of [[option, url], [`${option}=${url}`]]) {
			const { code, err } = await runCli(["run", "conversational", ...args]);
			expect(code).toBe(2);
			expect(err.replaceAll("\n", " ")).toContain(
				`The URL after ${option} holds a name, a password or a key.`,
			);
			expect(err).not.toContain("hunter2");
		}
	});

	it.each([
		"access_key",
		"apikey",
		"subscriptionKey",
		"API-KEY",
		"client_secret",
		"X-Amz-Signature",
		"authorization",
		"bearer",
		"hf_token",
		"pwd",
		"Ocp-Apim-Subscription-Key",
	])("are refused as the parameter %s of a URL", async (name) => {
		const url = `https://own.example/v1?version=1&${name}=hunter2`;
		const { code, err } = await runCli(["run", "conversational", "--endpoint", url]);
		expect([code, err]).toEqual([2, expect.stringContaining("holds a name, a password or a key.")]);
		expect(err).not.toContain("hunter2");
	});

	it("are not seen in the address and the settings of an endpoint", async () => {
		const url =
			"http://127.0.0.1:9/v1/@me/tokens?version=2026-11-01&monkey=1&max_tokens=9&country_code=tr#keys";
		const { err } = await runCli(["run", "conversational", "-m", "a/b", "--endpoint", url, "Hi."]);
		expect(err).toContain("No answer came from 127.0.0.1:9.");
	});

	it("are not seen in texts that only begin like one", async () => {
		const { err } = await runCli(["run", "conversational", "hf_ is how platform tokens begin", "-m", "a/b"]);
		expect(err).toContain("No key was found");
	});

	it("are not seen in names of files", async () => {
		const { err } = await runCli(["batch", "text-classification", "fw_updates_of_november.jsonl"]);
		expect(err).not.toContain("One of the arguments is a key.");
	});
});

describe("where a key is found", () => {
	let folder: string;
	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), "pusula-keys-"));
		await writeFile(join(folder, "token"), `${TOKEN}\n`);
	});
	afterEach(() => rm(folder, { recursive: true }));

	it("prefers the provider's own, then the platform's, then the token file", async () => {
		const env = { GROQ_API_KEY: "own", HF_TOKEN: "hf_env", HF_HOME: folder };
		expect(await findKey({ provider: "groq" }, env, words)).toBe("own");
		expect(await findKey({ provider: "groq" }, { ...env, GROQ_API_KEY: "" }, words)).toBe("hf_env");
		expect(await findKey({ provider: "auto" }, { HF_HOME: folder }, words)).toBe(TOKEN);
		expect(await findKey({ provider: "auto" }, { HF_TOKEN_PATH: join(folder, "token") }, words)).toBe(TOKEN);
	});

	it("never sends the platform's token to an endpoint or to a provider that does not take it", async () => {
		const env = { HF_TOKEN: TOKEN };
		expect(
			await findKey({ provider: "auto", endpointUrl: "https://own.example" }, env, words),
		).toBeUndefined();
		await expect(findKey({ provider: "openai" }, env, words)).rejects.toThrow("Looked at: OPENAI_API_KEY.");
	});

	it("names every place that was looked at", async () => {
		await expect(findKey({ provider: "fal-ai" }, { HF_HOME: "/nowhere" }, words)).rejects.toThrow(
			"Looked at: FAL_AI_API_KEY, HF_TOKEN, the file /nowhere/token.",
		);
	});

	it.each([
		["auto", "https://huggingface.co/settings/tokens and put it into HF_TOKEN."],
		["groq", "https://huggingface.co/settings/tokens and put it into HF_TOKEN."],
		["openai", "https://platform.openai.com/api-keys and put it into OPENAI_API_KEY."],
	] as const)("says where a key of %s comes from and where it goes", async (provider, end) => {
		await expect(findKey({ provider }, { HF_HOME: "/nowhere" }, words)).rejects.toThrow(
			`Create one at ${end}`,
		);
	});

	it("says why the token file cannot be read", async () => {
		await expect(findKey({ provider: "auto" }, { HF_TOKEN_PATH: folder }, words)).rejects.toThrow("EISDIR");
	});
});

it("the variable is the one that printed code reads", async () => {
	const { out } = await runCli([
		"snippet",
		"text-to-image",
		"-p",
		"black-forest-labs",
		"-m",
		"a/b",
		"--client",
		"all",
	]);
	expect(out).toContain(toKeyVariable("black-forest-labs"));
});
