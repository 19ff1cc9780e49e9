import { expect, it } from "vitest";
import { checkMade, findPython } from "./find-python.ts";

const GUIDES = { purpose: "guides", minor: 11, only: true };
const SNIPPETS = { purpose: "snippets", minor: 10 };

/** A machine with these Pythons. */
function machine(versions: Readonly<Record<string, string>>) {
	return (command: string) => Promise.resolve(versions[command]);
}

it("takes the version that alone fits by its own name, beside a newer python3", async () => {
	const both = machine({ python3: "3.13.1", "python3.11": "3.11.7" });
	expect(await findPython(GUIDES, both)).toBe("python3.11");
});

it("takes it as python3 where it has no name of its own", async () => {
	expect(await findPython(GUIDES, machine({ python3: "3.11.9" }))).toBe("python3");
});

it.each(["3.12.4", "3.10.1", "2.7.18"])(
	"says what to install where there is only Python %s",
	async (version) => {
		await expect(findPython(GUIDES, machine({ python3: version, python: version }))).rejects.toThrow(
			/^No Python to run guides with: install Python 3\.11, as python3\.11, .+ npm test would refuse what it made\.$/,
		);
	},
);

it("takes any newer one where no record depends on it", async () => {
	expect(await findPython(SNIPPETS, machine({ python3: "3.13.1", "python3.10": "3.10.1" }))).toBe("python3");
	expect(await findPython(SNIPPETS, machine({ python3: "3.9.2", python: "3.10.1" }))).toBe("python");
	await expect(findPython(SNIPPETS, machine({ python3: "3.9.2" }))).rejects.toThrow("Python 3.10 or newer");
});

it("names a folder that was made with another version", () => {
	expect(() => checkMade("/cache/guides", "3.11.2", GUIDES)).not.toThrow();
	expect(() => checkMade("/cache/guides", "3.12.4", GUIDES)).toThrow(
		"/cache/guides has Python 3.12.4, and guides run in Python 3.11: delete it, so that it is made again.",
	);
});
