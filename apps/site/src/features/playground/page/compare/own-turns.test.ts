import { expect, test } from "vitest";
import { addOwnTurn, toOwnArgs } from "./own-turns.ts";

const user = (content: string) => ({ role: "user", content });
const model = (content: string) => ({ role: "assistant", content });
const system = { role: "system", content: "Kısa yaz." };

test("a compared model goes on with what it said itself", () => {
	const first = { messages: [system, user("a")], temperature: 0 };
	expect(toOwnArgs(first, [])).toEqual(first);
	const own = addOwnTurn([], first, "benim a");
	const second = { messages: [system, user("a"), model("onun a"), user("b")], temperature: 0 };
	expect(toOwnArgs(second, own)).toEqual({
		messages: [system, user("a"), model("benim a"), user("b")],
		temperature: 0,
	});
	const both = addOwnTurn(own, second, "benim b");
	expect(both.map(({ answer }) => answer)).toEqual(["benim a", "benim b"]);
});

test("an edited message takes the answers to it away, and a model added late begins with the first one's", () => {
	const own = addOwnTurn([], { messages: [user("a")] }, "benim a");
	const edited = { messages: [user("A"), model("onun A"), user("b")] };
	expect(toOwnArgs(edited, own)).toEqual(edited);
	expect(addOwnTurn(own, edited, "benim b").map(({ answer }) => answer)).toEqual(["", "benim b"]);
});

test("calls of tools by the first model are not put into another's mouth", () => {
	const own = addOwnTurn([], { messages: [user("saat?")] }, "Bilmiyorum.");
	const called = {
		messages: [
			user("saat?"),
			{ role: "assistant", tool_calls: [{ id: "1" }] },
			{ role: "tool", tool_call_id: "1", content: "12.00" },
			model("On iki."),
			user("sağ ol"),
		],
	};
	expect(toOwnArgs(called, own)).toEqual({
		messages: [user("saat?"), model("Bilmiyorum."), user("sağ ol")],
	});
});

test("what is no chat stays as it is", () => {
	expect(toOwnArgs({ inputs: "a" }, [])).toEqual({ inputs: "a" });
	expect(addOwnTurn([], { inputs: "a" }, "b")).toEqual([]);
});
