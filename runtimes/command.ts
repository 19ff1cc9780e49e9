import { runProgram } from "./program.ts";

/** Started by a runtime with the servers' URLs as JSON; Deno passes arguments as Node does. */
const { argv, stdout } = await import("node:process").then((module) => module.default);
stdout.write(JSON.stringify(await runProgram(JSON.parse(argv[2] ?? "{}"))));
