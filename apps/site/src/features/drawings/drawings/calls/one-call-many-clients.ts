import { SNIPPET_CLIENTS, snippetsFor } from "@pusula/snippets";
import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { box } from "../../parts/box.ts";
import { codeCard } from "../../parts/code-card.ts";
import { code, label, note } from "../../parts/label.ts";
import { column, row, wrapped } from "../../parts/layout.ts";

/** The call of the page's second program: not every client can make it. */
const CALL = {
	task: "text-to-image",
	provider: "together",
	model: "black-forest-labs/FLUX.1-schnell",
	args: { inputs: "a ferry in the morning mist" },
} as const;

const LANGUAGES = [
	["js", "JavaScript"],
	["python", "Python"],
	["sh", "Shell"],
	["powershell", "PowerShell"],
] as const;

export const oneCallManyClients = defineDrawing({
	id: "one-call-many-clients",
	words: {
		tr: {
			title: "Bir çağrı, on istemci",
			caption:
				"Together'da bir görüntü çağrısı. `snippetsFor` isteği bir kez kurar, her istemcinin kodunu ondan yazar. Kesik çizgili istemciler bu çağrıyı yapamaz; nedenleri `missing` listesindedir.",
			description:
				"Tek bir çağrıdan, göreve, sağlayıcıya, modele ve girdiye göre, önce istek, sonra dört dilde kod çıkar. Kodu yazılanlar dolu, yazılamayanlar kesik çizgili kutudadır; yazılamayanlardan ikisi: JavaScript ve Python için `openai`, görev nedeniyle; `fal_client`, sağlayıcı nedeniyle.",
			call: "Çağrı",
			request: "istemcinin göndereceği istek",
		},
		en: {
			title: "One call, ten clients",
			caption:
				"A call for an image at Together. `snippetsFor` builds the request once and writes each client's code from it. The clients with dashes cannot make this call; `missing` says why.",
			description:
				"From a single call, made of task, provider, model and input, come first the request and then code in four languages. Clients with code are in full boxes, those without in dashed ones: `openai` in JavaScript and Python, because of the task, and `fal_client`, because of the provider.",
			call: "Call",
			request: "the request that the client would send",
		},
	},
	draw: ({ words, sheet }) => {
		const { missing } = snippetsFor(CALL);
		const groups = LANGUAGES.map(([language, name]) => {
			const clients = SNIPPET_CLIENTS.filter((one) => one.language === language).map(({ client }) => {
				const none = missing.find((one) => one.language === language && one.client === client);
				const head = code(client);
				const content = none ? column([head, code(none.reason, { tone: "soft" })], 1) : head;
				return box(content, { look: none ? "ghost" : "wash", padX: 9, padY: 6 });
			});
			const room = sheet.width - (sheet.narrow ? 0 : 110);
			const boxes = wrapped(clients, room, 8);
			const heading = label(name, { size: 13, bold: true });
			return sheet.narrow ? column([heading, boxes], 6) : row([{ ...heading, width: 98 }, boxes], 12);
		});
		const call = codeCard(
			[
				{ code: `task: "${CALL.task}"` },
				{ code: `provider: "${CALL.provider}"` },
				{ code: `model: "${CALL.model.split("/")[1] ?? ""}"` },
				{ code: `inputs: "${CALL.args.inputs}"` },
			],
			{ title: words.call, width: sheet.narrow ? 328 : 340 },
		);
		return column(
			[
				column(
					[call, arrow("down", 28, note(words.request, sheet.narrow ? { width: 120 } : {}))],
					6,
					"middle",
				),
				column(groups, 14),
			],
			8,
		);
	},
});
