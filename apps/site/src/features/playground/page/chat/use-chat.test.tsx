import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { wordsIn } from "../../../../../messages/words.ts";
import { PlaygroundContext } from "../../parts/playground-context.ts";
import { IDLE } from "../../run/run-state.ts";
import { type ChatControls, useChat } from "./use-chat.ts";

const MESSAGES = JSON.stringify([
	{ role: "user", content: "a" },
	{ role: "assistant", content: "A" },
	{ role: "user", content: "b" },
]);

interface Probed {
	/** Whether a call can begin. */
	readonly canSend: boolean;
	readonly onChange: (messages: string) => void;
}

/** The controls of a chat as its hook gives them at first. */
function openChat(probed: Probed): ChatControls {
	const { playground: words, code: copying } = wordsIn("tr");
	const found: ChatControls[] = [];
	renderToStaticMarkup(
		<PlaygroundContext value={{ locale: "tr", words, copying }}>
			<Probe {...probed} onShow={(one) => found.push(one)} />
		</PlaygroundContext>,
	);
	const [first] = found;
	if (!first) throw new Error("The hook was not rendered.");
	return first;
}

function Probe({
	canSend,
	onChange,
	onShow,
}: Probed & { readonly onShow: (controls: ChatControls) => void }) {
	onShow(
		useChat({
			task: "conversational",
			messages: MESSAGES,
			marks: "",
			versions: undefined,
			run: IDLE,
			onChange,
			onSend: () => canSend,
		}),
	);
	return undefined;
}

it.each([
	["of the reader that is sent", 0, true, true],
	["of the reader whose call cannot begin", 0, false, false],
	["of the model, which is not sent", 1, false, true],
])("says whether an edit is taken: of a message %s", (_name, index, canSend, isTaken) => {
	const changes: string[] = [];
	const chat = openChat({ canSend, onChange: (messages) => changes.push(messages) });
	expect(chat.edit(index, "edited")).toBe(isTaken);
	expect(changes.map((one) => one.includes("edited"))).toEqual(isTaken ? [true] : []);
});
