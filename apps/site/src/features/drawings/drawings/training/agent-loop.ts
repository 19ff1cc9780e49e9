import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { column } from "../../parts/layout.ts";
import { area, at, path } from "../../parts/shapes.ts";

const [WIDTH, HEIGHT] = [328, 150];

/** What an agent and its environment give each other, step after step. */
export const agentLoop = defineDrawing({
	id: "agent-loop",
	words: {
		tr: {
			title: "Etmen ile ortam",
			caption:
				"Etmen durumu görür ve bir eylem seçer; ortam yeni durumu ve ödülü verir. Öğrenilen şey politikadır: hangi durumda hangi eylemin toplam ödülü büyüttüğü.",
			description:
				"İki kutu: etmen ve ortam. Üstteki ok etmenden ortama gider ve eylemdir. Alttaki ok ortamdan etmene döner ve yeni durum ile ödülü taşır.",
			agent: "Etmen",
			policy: "politika",
			world: "Ortam",
			rules: "kuralları",
			action: "eylem",
			back: "yeni durum, ödül",
		},
		en: {
			title: "The agent and its environment",
			caption:
				"The agent sees the state and chooses an action; the environment gives a new state and a reward. What is learned is the policy: which action in which state makes the total reward grow.",
			description:
				"Two boxes: agent and environment. The upper arrow goes from the agent to the environment and is the action. The lower arrow returns to the agent and carries the new state and the reward.",
			agent: "Agent",
			policy: "policy",
			world: "Environment",
			rules: "its rules",
			action: "action",
			back: "new state, reward",
		},
	},
	draw: ({ words }) => {
		const actor = (name: string, about: string, look: "wash" | "box") =>
			box(column([label(name, { bold: true, size: 13 }), note(about)], 1, "middle"), {
				look,
				width: 104,
				padX: 6,
				padY: 12,
			});
		const [agent, world] = [actor(words.agent, words.policy, "wash"), actor(words.world, words.rules, "box")];
		const [action, back] = [label(words.action, { size: 13 }), label(words.back, { size: 13 })];
		const top = (HEIGHT - agent.height) / 2;
		const [left, right] = [52, WIDTH - 52];
		const reach = top - 22;
		return area(
			WIDTH,
			HEIGHT,
			at(0, top, agent),
			at(WIDTH - 104, top, world),
			path([left, top], `v-${reach}h${right - left}v${reach - 4}m-4-5l4 5l4-5`, "strong"),
			path([right, top + world.height], `v${reach}h${left - right}v-${reach - 4}m-4 5l4-5l4 5`, "wire"),
			at((WIDTH - action.width) / 2, 0, action),
			at((WIDTH - back.width) / 2, HEIGHT - back.height, back),
		);
	},
});
