import { defineDrawing } from "../../spec/drawing-spec.ts";
import { sequence } from "../../parts/sequence.ts";

/** A job from sending it to its file; the states are those of the page's program. */
export const queueJob = defineDrawing({
	id: "queue-job",
	words: {
		tr: {
			title: "Bir işin yolu",
			caption:
				"İş gönderilir gönderilmez tutamaç gelir ve bağlantı kapanır. Program aralıklarla sorar; üretim bitince sonucu alır.",
			description:
				"Program ile sağlayıcı arasındaki sıra: `submitJob` gider, tutamaç gelir. `status` üç kez sorulur; yanıtlar `queued`, `running` ve `done` olur. `result` sorulur, `video/mp4` türünde dosya gelir.",
			program: "Program",
			provider: "Sağlayıcı",
			handle: "tutamaç",
		},
		en: {
			title: "The way of a job",
			caption:
				"As soon as the job is sent, its handle comes back and the connection closes. The program polls now and then, and takes the result when it is made.",
			description:
				"The order between program and provider: `submitJob` goes, a handle comes back. `status` is polled three times and gives `queued`, `running` and `done`. `result` is called and brings a file of type `video/mp4`.",
			program: "Program",
			provider: "Provider",
			handle: "handle",
		},
	},
	draw: ({ words, sheet }) => {
		const polls = ["queued", "running", "done"].flatMap((state) => [
			{ from: 0, to: 1, text: "status()", mono: true },
			{ from: 1, to: 0, text: state, mono: true },
		]);
		return sequence(
			[words.program, words.provider],
			[
				{ from: 0, to: 1, text: "submitJob()", mono: true },
				{ from: 1, to: 0, text: words.handle },
				...polls,
				{ from: 0, to: 1, text: "result()", mono: true },
				{ from: 1, to: 0, text: "video/mp4", mono: true, look: "strong" },
			],
			{ width: sheet.narrow ? 328 : 420, looks: ["wash", "box"] },
		);
	},
});
