import { findProgram } from "./find-program.ts";
import { type Machine, thisMachine } from "./machine.ts";

/**
 * The path of a Redis or Valkey server to test with, which `REDIS_SERVER_PATH` may name.
 * @throws Error as `findProgram`
 */
export function findRedis(machine: Machine = thisMachine()): Promise<string> {
	const names = ["redis-server", "valkey-server"];
	return findProgram({ title: "Redis", names, variable: "REDIS_SERVER_PATH" }, machine);
}
