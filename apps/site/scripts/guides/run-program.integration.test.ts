import { expect, it } from "vitest";
import { ensurePython } from "@pusula/tools/python-env";
import { readProgram } from "../../src/features/guides/guide-program.ts";
import { runProgram } from "./run-program.ts";
import { toHash } from "./guide-files.ts";

it("gives the hash of each file that a program keeps, also where none is copied", async () => {
	const { python } = await ensurePython();
	const program = readProgram(
		'# keeps: made/words.json\n\n# %% write\nimport os\n\nos.mkdir("made")\nwith open("made/words.json", "w") as file:\n    print(file.write("[1]"))\n',
	);
	const { outputs, kept } = await runProgram(program, python);
	expect(outputs).toEqual([{ id: "write", output: "3" }]);
	expect(kept).toEqual({ "made/words.json": toHash("[1]") });
}, 300_000);
