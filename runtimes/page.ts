import { runProgram } from "./program.ts";

/** Puts the program where the test finds it in a page. */
Object.assign(globalThis, { runProgram });
