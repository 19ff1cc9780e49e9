import { expect, it } from "vitest";
import { listNames, runAll } from "./polluted-calls.ts";

/** Names that the engine itself reads through the prototype: of descriptors, iterators, promises and JSON. */
const READ_BY_ENGINE = new Set(["get", "set", "value", "writable", "return", "then", "toJSON"]);
/** So many names at once: few enough to find the one that a difference comes from. */
const AT_ONCE = 60;

const values: readonly (readonly [string, unknown])[] = [
	["a text", "https://other.test"],
	["a number", 1],
	["an object", { a: "x" }],
	["a function that throws", () => expect.unreachable("the function of others was called")],
];

it.each(values)("no name in the sources is read through a prototype that holds %s", async (_name, value) => {
	const plain = await runAll();
	const names = listNames().filter((name) => !READ_BY_ENGINE.has(name));
	expect(names.length).toBeGreaterThan(1000);
	for (let start = 0; start < names.length; start += AT_ONCE) {
		const polluted = names.slice(start, start + AT_ONCE);
		const descriptor = Object.assign(Object.create(null) as object, {
			value,
			configurable: true,
			writable: true,
		});
		const { prototype } = Object;
		for (const name of polluted) Object.defineProperty(prototype, name, descriptor);
		let found: string;
		try {
			found = await runAll();
		} finally {
			for (const name of polluted) Reflect.deleteProperty(prototype, name);
		}
		expect({ polluted, found }).toEqual({ polluted, found: plain });
	}
});
