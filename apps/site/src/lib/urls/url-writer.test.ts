import { expect, test } from "vitest";
import { makeUrlWriter } from "./url-writer.ts";

/** A browser that allows so many writes until `allow` is called. */
function makeBrowser(allowed = Number.POSITIVE_INFINITY) {
	const written: string[] = [];
	const timers = new Set<{ readonly at: number; readonly run: () => void }>();
	let time = 0;
	let left = allowed;
	const writer = makeUrlWriter("", {
		write: (search, kind) => {
			if (left-- <= 0) throw new DOMException("too many", "SecurityError");
			written.push(`${kind} ${search}`);
		},
		now: () => time,
		later: (ms, run) => {
			const timer = { at: time + ms, run };
			timers.add(timer);
			return () => timers.delete(timer);
		},
	});
	return {
		writer,
		written,
		allow: () => {
			left = Number.POSITIVE_INFINITY;
		},
		pass: (ms: number) => {
			time += ms;
			for (const timer of timers) {
				if (timer.at > time) continue;
				timers.delete(timer);
				timer.run();
			}
		},
	};
}

test("typed fields replace the URL, a chosen target is an entry, and the same URL is written once", () => {
	const { writer, written } = makeBrowser();
	writer.write("a", "none");
	writer.write("a", "chosen");
	writer.write("b", "chosen");
	writer.write("c", "none");
	expect(written).toEqual(["replace a", "push b", "replace c"]);
});

test("a name typed letter by letter is one entry; after a pause there is another", () => {
	const { writer, written, pass } = makeBrowser();
	for (const typed of ["m", "mo", "mod"]) {
		writer.write(typed, "typed");
		pass(200);
	}
	pass(1000);
	writer.write("x", "typed");
	expect(written).toEqual(["push m", "replace mo", "replace mod", "push x"]);
});

test("no more is written than browsers allow, and the last URL comes in the end", () => {
	const { writer, written, pass } = makeBrowser();
	for (let count = 0; count < 500; count++) writer.write(`s${String(count)}`, "none");
	expect(written.length).toBe(50);
	pass(29_000);
	expect(written.length).toBe(50);
	pass(2000);
	expect(written.length).toBe(51);
	expect(written.at(-1)).toBe("replace s499");
});

test("a browser that refuses is asked again later, for the entry that was meant", () => {
	const { writer, written, allow, pass } = makeBrowser(0);
	writer.write("a", "none");
	writer.write("b", "chosen");
	pass(700);
	expect(written).toEqual([]);
	allow();
	pass(700);
	expect(written).toEqual(["push b"]);
});

test("after Back the writer goes on from there, and what was waiting is forgotten", () => {
	const { writer, written, allow, pass } = makeBrowser(1);
	writer.write("a", "chosen");
	writer.write("b", "none");
	expect(writer.follow("")).toBe("b");
	allow();
	pass(60_000);
	writer.write("", "none");
	writer.write("c", "chosen");
	expect(written).toEqual(["push a", "push c"]);
});
