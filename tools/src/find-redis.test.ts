import { expect, test } from "vitest";
import { findRedis, type ServerMachine } from "./find-redis.ts";

/** A machine with these files, where running a program of `installers` makes a file. Says what was run in `ran`. */
function machine(
	files: string[],
	change: Partial<ServerMachine> = {},
	installers: Record<string, string> = {},
) {
	const ran: string[] = [];
	const value: ServerMachine = {
		env: { PATH: "/home/ada/bin" },
		isRoot: false,
		exists: (path) => files.includes(path),
		run: async (command, args) => {
			const line = [command, ...args].join(" ");
			ran.push(line);
			const made = installers[line];
			if (made === undefined) return 1;
			files.push(made);
			return 0;
		},
		...change,
	};
	return { value, ran };
}

const debian = "/etc/debian_version";
const install = "env RUNLEVEL=1 apt-get install --yes --no-install-recommends";

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
		const { value, ran } = machine([debian, path], { isRoot: true });
		expect(await findRedis(value)).toBe(path);
		expect(ran).toEqual([]);
	},
);

test("installs Debian's package as root on Debian, and Valkey where there is no Redis", async () => {
	const updated = { "apt-get update": "/var/lists" };
	const redis = machine(
		[debian],
		{ isRoot: true },
		{ ...updated, [`${install} redis-server`]: "/usr/bin/redis-server" },
	);
	expect(await findRedis(redis.value)).toBe("/usr/bin/redis-server");
	const valkey = machine(
		[debian],
		{ isRoot: true },
		{ ...updated, [`${install} valkey-server`]: "/usr/bin/valkey-server" },
	);
	expect(await findRedis(valkey.value)).toBe("/usr/bin/valkey-server");
	expect(valkey.ran).toEqual(["apt-get update", `${install} redis-server`, `${install} valkey-server`]);
});

test("leaves the system's packages alone for other users and says what to install", async () => {
	const { value, ran } = machine([debian]);
	await expect(findRedis(value)).rejects.toThrow("install redis-server or valkey-server");
	expect(ran).toEqual([]);
});
