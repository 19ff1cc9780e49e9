import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCertificate } from "@pusula/tools/make-certificate";
import { ensurePython } from "@pusula/tools/python-env";
import { runCommand } from "@pusula/tools/run-command";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embed } from "../src/answers/embed.ts";
import { DIALECTS } from "../src/generated/dialects.ts";
import { KNOWN_HOSTS, startProxy, type Proxied } from "../src/server/proxy.ts";
import { PLATFORM_KEY, PROVIDER_KEY } from "./post.ts";

/** URLs that the openai client is given for each provider whose dialect lists models. */
const BASES = DIALECTS.flatMap(({ id, hosts, scheme, rules }) =>
	rules
		.filter(({ method, path }) => method === "GET" && path.endsWith("/models"))
		.map(({ path }) => ({
			id,
			scheme,
			base: `https://${hosts[0] ?? ""}/${path.replace(/\/models$/, "")}`,
			hasEmbeddings: rules.some((rule) => rule.path === path.replace(/models$/, "embeddings")),
		})),
);

const OPENAI = `
import json, os
from openai import OpenAI

out = {}
for one in json.loads(os.environ["BASES"]):
    key = os.environ["KEY"]
    headers = {"Authorization": f"{one['scheme']} {key}"}
    client = OpenAI(base_url=one["base"], api_key=key, default_headers=headers, max_retries=0)
    answer = client.with_raw_response.models.list()
    body = json.loads(answer.text)
    found = {"models": [model["id"] for model in (body if isinstance(body, list) else body["data"])]}
    if one["hasEmbeddings"]:
        made = client.embeddings.create(model="some-model", input=["kedi", "tilki"])
        found["embeddings"] = [data.embedding for data in made.data]
        short = client.embeddings.create(model="some-model", input="kedi", dimensions=8, encoding_format="float")
        found["short"] = short.data[0].embedding
    out[one["id"]] = found
picture = OpenAI(api_key=os.environ["KEY"], max_retries=0).images.generate(model="gpt-image-1", prompt="a fox", size="1024x1024")
out["picture"] = picture.data[0].b64_json[:8]
print(json.dumps(out))
`;

const HUB = `
import json, os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="hf-inference", api_key=os.environ["KEY"])
labels = ["hayvan", "taşıt"]
answers = client.zero_shot_classification(["tilki uyur", "tren geçer"], labels, model="pusula/zero-shot-classification")
replicate = InferenceClient(provider="replicate", api_key=os.environ["KEY"])
image = replicate.text_to_image("a fox", model="pusula/text-to-image")
print(json.dumps({"answers": [str(one) for one in answers], "width": image.width}))
`;

describe("the real Python clients", () => {
	let folder = "";
	let python = "";
	let proxy: Proxied | undefined;

	beforeAll(async () => {
		({ python } = await ensurePython());
		folder = await mkdtemp(join(tmpdir(), "pusula-python-"));
		const certificate = await makeCertificate(KNOWN_HOSTS);
		await writeFile(join(folder, "trust.pem"), certificate.authority);
		proxy = await startProxy({ ...certificate, guessModels: true });
	}, 300_000);

	afterAll(async () => {
		await proxy?.close();
		await rm(folder, { recursive: true, force: true });
	});

	const run = async (code: string, env: Readonly<Record<string, string>>): Promise<unknown> => {
		const trust = join(folder, "trust.pem");
		const {
			code: status,
			output,
			stdout,
		} = await runCommand(python, ["-c", code], {
			env: {
				HOME: folder,
				HTTPS_PROXY: proxy?.url ?? "",
				https_proxy: proxy?.url ?? "",
				SSL_CERT_FILE: trust,
				REQUESTS_CA_BUNDLE: trust,
				PYTHONUTF8: "1",
				...env,
			},
		});
		if (status !== 0) throw new Error(output);
		return JSON.parse(stdout);
	};

	it("openai lists the models of every compatible host, and reads its embeddings in base64", async () => {
		expect(BASES.length).toBeGreaterThan(15);
		const found = (await run(OPENAI, { KEY: PROVIDER_KEY, BASES: JSON.stringify(BASES) })) as Record<
			string,
			{ models: string[]; embeddings?: number[][]; short?: number[] }
		>; // the program's own form
		const vectors = ["kedi", "tilki"].map((text) => embed(text, 0).map(Math.fround));
		const seen = BASES.map(({ id }) => ({ id, ...found[id], models: found[id]?.models.length !== 0 }));
		expect(seen).toEqual(
			BASES.map(({ id, hasEmbeddings }) => ({
				id,
				models: true,
				...(hasEmbeddings && { embeddings: vectors, short: embed("kedi", 0, 8) }),
			})),
		);
		expect(found["picture"]).toBe("iVBORw0K");
		const requests = proxy?.simulator.requests.filter(({ url }) => url.endsWith("/embeddings")) ?? [];
		expect(requests[0]?.body).toMatchObject({ encoding_format: "base64" });
	}, 60_000);

	it("huggingface_hub sorts several texts, and names no version of a model without one", async () => {
		const { answers, width } = (await run(HUB, { KEY: PLATFORM_KEY })) as {
			answers: string[];
			width: number;
		}; // the program's own form
		expect(width).toBeGreaterThan(0);
		expect(answers).toHaveLength(2);
		const sent = proxy?.simulator.requests.filter(({ method }) => method === "POST") ?? [];
		expect(sent.at(-1)?.url).toContain("replicate/v1/models/");
	}, 60_000);
});
