import { describe, expect, it } from "vitest";
import { imageTextToVideo, textToVideo } from "../src/core.ts";
import { blackForestLabs } from "../src/providers/black-forest-labs.ts";
import { falAi } from "../src/providers/fal-ai.ts";
import { novita } from "../src/providers/novita.ts";
import { replicate } from "../src/providers/replicate.ts";
import { wavespeed } from "../src/providers/wavespeed.ts";
import { zaiOrg } from "../src/providers/zai-org.ts";
import type { Provider } from "../src/types/provider.ts";
import {
	ARGS,
	BFL_TICKET,
	falStatus,
	falTicket,
	inTurn,
	json,
	paint,
	type Played,
	REPLICATE_TICKET,
	settle,
	WAVESPEED_TICKET,
} from "./played-jobs.ts";

describe("a failed job ends the wait, with the provider's reason:", () => {
	const video =
		(provider: Provider, model = "acme/fox") =>
		(fetch: Played) =>
			textToVideo({ ...ARGS, provider, model }, { fetch, clock: fetch.clock });
	const image = (provider: Provider) => (fetch: Played) => paint(fetch, {}, provider);
	const h3 = (fetch: Played): Promise<Blob> =>
		imageTextToVideo(
			{ provider: novita, model: "MiniMax-H3", accessToken: "own-key", parameters: { prompt: "tilki" } },
			{ fetch, clock: fetch.clock },
		);

	it.each([
		[
			"fal FAILED",
			image(falAi),
			falTicket,
			falStatus("FAILED"),
			"fal-ai reports status FAILED for the text-to-image job",
		],
		[
			"novita TASK_STATUS_CANCELED",
			video(novita),
			json({ task_id: "t" }),
			json({ task: { status: "TASK_STATUS_CANCELED" } }),
			"Novita text-to-video task failed",
		],
		[
			"novita TASK_STATUS_FAILED",
			video(novita),
			json({ task_id: "t" }),
			json({ task: { status: "TASK_STATUS_FAILED", reason: "no credit" } }),
			"Novita text-to-video task failed: no credit",
		],
		[
			"novita H3 failed",
			h3,
			json({ task_id: "t" }),
			json({ task: { status: "failed", error: { message: "refused" } } }),
			"refused",
		],
		[
			"novita H3 cancelled",
			h3,
			json({ task_id: "t" }),
			json({ task: { status: "cancelled" } }),
			"Novita task cancelled",
		],
		[
			"wavespeed failed",
			image(wavespeed),
			json(WAVESPEED_TICKET),
			json({ data: { status: "failed", error: "bad seed" } }),
			"bad seed",
		],
		[
			"wavespeed failed without a word",
			image(wavespeed),
			json(WAVESPEED_TICKET),
			json({ data: { status: "failed", error: "" } }),
			"Task failed",
		],
		[
			"wavespeed cancelled",
			image(wavespeed),
			json(WAVESPEED_TICKET),
			json({ data: { status: "cancelled" } }),
			"Task cancelled",
		],
		[
			"zai FAIL",
			image(zaiOrg),
			json({ id: "z1", task_status: "PROCESSING" }),
			json({ task_status: "FAIL" }),
			"ZAI text-to-image API task failed",
		],
		[
			"bfl Content Moderated",
			image(blackForestLabs),
			json(BFL_TICKET),
			json({ status: "Content Moderated", result: null }),
			"Failed to fetch result from black forest labs API: Content Moderated",
		],
		[
			"replicate failed",
			image(replicate),
			json(REPLICATE_TICKET, 201),
			json({ status: "failed", error: "NSFW" }),
			"NSFW",
		],
		[
			"replicate canceled",
			image(replicate),
			json(REPLICATE_TICKET, 201),
			json({ status: "canceled", error: null }),
			"Replicate prediction canceled",
		],
	])("%s", async (_title, call, ticket, state, message) => {
		const fetch = inTurn(ticket, state);
		expect(await settle(call(fetch))).toMatchObject({ code: "job-failed", message });
		expect(fetch.requests).toHaveLength(2);
	});

	it("zai's refusal on submission", async () => {
		const fetch = inTurn(json({ id: "z1", task_status: "FAIL" }));
		const message = "ZAI API returned task status: FAIL";
		expect(await settle(paint(fetch, {}, zaiOrg))).toMatchObject({ code: "job-failed", message });
	});

	it("fal's, which it sends with the result", async () => {
		const refused = json({ detail: [{ msg: "content check", loc: ["body", "prompt"] }] }, 422);
		const fetch = inTurn(falTicket, falStatus("COMPLETED"), refused);
		expect(await settle(paint(fetch))).toMatchObject({ status: 422, message: "content check" });
	});
});
