import { expect, it } from "vitest";
import { buildSuggestions } from "./nearest-names.ts";

const suggest = buildSuggestions([
	{ href: "/1/", kind: "task", title: "Özetleme" },
	{ href: "/2/", kind: "term", title: "belirteç", names: "token" },
	{ href: "/3/", kind: "api", title: "ozetleyici" },
]);

it.each([
	["ozotlomi", ["Özetleme"]],
	["tokken", ["token"]],
	["qwxzvjk", []],
	["to", []],
	["", []],
])("near to “%s” is %j", (query, names) => {
	expect(suggest(query)).toEqual(names);
});
