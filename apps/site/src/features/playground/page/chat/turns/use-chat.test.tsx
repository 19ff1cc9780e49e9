import { afterEach, expect, it, vi } from "vitest";
import { stubTabStore } from "../../../../../lib/kept/test-store.ts";
import { toDraftName } from "../../../form/draft/draft-store.ts";
import { firstValueOf, renderInPlayground } from "../../../parts/test-playground.tsx";
import { IDLE } from "../../../run/state/run-state.ts";
import type { ShownForm } from "../../state/use-opened-form.ts";
import { readChat } from "../../state/chat-state.ts";
import { UndoLine } from "../thread/thread-frame.tsx";
import { type ChatControls, useChat } from "./use-chat.ts";

const MESSAGES = JSON.stringify([
	{ role: "user", content: "a" },
	{ role: "assistant", content: "A" },
	{ role: "user", content: "b" },
]);

const UNOPENED: ShownForm = { id: 0 };

/** The controls of a chat as its hook gives them at first; `canSend` is whether a call can begin. */
function openChat({
	canSend,
	onChange,
	opened = UNOPENED,
}: {
	readonly canSend: boolean;
	readonly onChange: (messages: string) => void;
	readonly opened?: ShownForm;
}): ChatControls {
	return firstValueOf(() =>
		useChat({
			task: "conversational",
			messages: MESSAGES,
			marks: "",
			opened,
			run: IDLE,
			onChange,
			onSend: () => canSend,
			onStop: () => onChange("stopped"),
		}),
	);
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

const EARLIER = JSON.stringify([
	{ role: "user", content: "c" },
	{ role: "assistant", content: "C" },
]);

afterEach(() => vi.unstubAllGlobals());

/** Keeps messages as the form of the chat's task in the tab. */
function stubTab(messages: string): void {
	const form = JSON.stringify({ texts: { messages }, hasParts: false });
	stubTabStore({ texts: { [toDraftName("conversational")]: form } });
}

it.each([
	["was shown", "", { id: 1, draft: { messages: MESSAGES }, before: readChat(EARLIER) }],
	["the tab kept while another task was shown", EARLIER, { id: 1, draft: { messages: MESSAGES } }],
	["a run of the history takes the place of", EARLIER, { id: 1, args: { messages: [] } }],
])("gives a conversation back that %s", (_name, kept, opened) => {
	if (kept !== "") stubTab(kept);
	const changes: string[] = [];
	const chat = openChat({ canSend: true, onChange: (messages) => changes.push(messages), opened });
	expect(chat.undo?.kind).toBe("replaced");
	chat.undo?.run();
	expect(changes).toEqual(["stopped", EARLIER]);
});

it.each([
	["nothing was opened", { id: 0 }],
	["the same conversation was opened", { id: 1, draft: { messages: MESSAGES }, before: readChat(MESSAGES) }],
	["nothing was said before", { id: 1, draft: { messages: MESSAGES }, before: readChat("[]") }],
])("gives nothing back where %s", (_name, opened) => {
	stubTab("[]");
	expect(openChat({ canSend: true, onChange: () => undefined, opened }).undo).toBeUndefined();
});

it.each([
	["tr", "removed", "Mesajlar silindi."],
	["tr", "replaced", "Önceki mesajların yerini başkaları aldı."],
	["en", "removed", "Messages deleted."],
	["en", "replaced", "Other messages took the place of the earlier ones."],
] as const)("says in %s what became of a conversation that was %s", (locale, kind, said) => {
	const line = renderInPlayground(
		<UndoLine undo={{ kind, run: () => undefined }} onLeave={() => undefined} />,
		locale,
	);
	expect(line).toContain(`<output>${said}</output>`);
});

it("a file that comes while the reader types stays with the text, before the chat is drawn again", () => {
	const changes: string[] = [];
	const chat = openChat({ canSend: true, onChange: (messages) => changes.push(messages) });
	const picture = { kind: "image", url: "data:image/png;base64,AAAA" } as const;
	chat.setPending((now) => ({ ...now, attachments: [...now.attachments, picture] }));
	chat.setPending((now) => ({ ...now, text: "what is it?" }));
	expect(changes.at(-1)).toContain("what is it?");
	expect(changes.at(-1)).toContain(picture.url);
});
