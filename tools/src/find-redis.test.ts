import { expect, test } from "vitest";
import { findRedis } from "./find-redis.ts";
import type { Machine } from "./machine.ts";
import { aptInstall, DEBIAN, testMachine } from "./test-machine.ts";

function machine(
	files: readonly string[],
	change: Partial<Machine> = {},
	installers: Readonly<Record<string, string>> = {},
) {
	return testMachine(files, { env: { PATH: "/home/ada/bin" }, ...change }, installers);
}

test("prefers the server that REDIS_SERVER_PATH names", async () => {
	const env = { REDIS_SERVER_PATH: "/opt/mine" };
	expect(await findRedis(machine(["/opt/mine", "/usr/bin/redis-server"], { env }).value)).toBe("/opt/mine");
	await expect(findRedis(machine(["/usr/bin/redis-server"], { env }).value)).rejects.toThrow(
		"REDIS_SERVER_PATH names /opt/mine",
	);
});

test.each(["/home/ada/bin/redis-server", "/usr/bin/redis-server", "/usr/local/bin/valkey-server"])(
	"finds %s and installs nothing",
	async (path) => {
		const { value, ran } = machine([DEBIAN, path], { isRoot: true });
		expect(await findRedis(value)).toBe(path);
		expect(ran).toEqual([]);
	},
);

test("installs Debian's package as root on Debian, and Valkey where there is no Redis", async () => {
	const updated = { "apt-get update": "/var/lists" };
	const redis = machine(
		[DEBIAN],
		{ isRoot: true },
		{ ...updated, [aptInstall("redis-server")]: "/usr/bin/redis-server" },
	);
	expect(await findRedis(redis.value)).toBe("/usr/bin/redis-server");
	const valkey = machine(
		[DEBIAN],
		{ isRoot: true },
		{ ...updated, [aptInstall("valkey-server")]: "/usr/bin/valkey-server" },
	);
	expect(await findRedis(valkey.value)).toBe("/usr/bin/valkey-server");
	expect(valkey.ran).toEqual(["apt-get update", aptInstall("redis-server"), aptInstall("valkey-server")]);
});

test("leaves the system's packages alone for other users and says what to install", async () => {
	const { value, ran } = machine([DEBIAN]);
	await expect(findRedis(value)).rejects.toThrow("install redis-server or valkey-server");
	expect(ran).toEqual([]);
});
