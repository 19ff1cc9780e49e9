import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { installRuntimes } from "@pusula/tools/install-runtimes";
import { findFreePort } from "@pusula/tools/free-port";
import { ensurePython } from "@pusula/tools/python-env";
import { runCommand } from "@pusula/tools/run-command";
import { SITE_ARCHIVE } from "../../../src/lib/urls/site.ts";
import { packFiles } from "../../../integrations/hosting/site-archive.ts";
import { checkSession, SESSION } from "./check-session.ts";
import type { ShellBench } from "./shell-bench.ts";
import type { ShellBlock } from "./shell-block.ts";

/** A kind of shell code, and what must be true after it ran. */
export interface ShellCase {
	readonly name: string;
	/** Fits the code of the block. */
	readonly fits: RegExp;
	/** Runs the block as it is; fails where the page promises what does not happen. */
	readonly check: (block: ShellBlock, bench: ShellBench) => Promise<void>;
}

const MODULE = { name: "reader", private: true, type: "module" };
const KEY = { HF_TOKEN: "hf_example" };
/** The package that readers leave when they move over. */
const LEFT = { "@huggingface/inference": "3.13.1" };

/** Every kind of shell code that pages hold and that runs here. */
export const SHELL_CASES: readonly ShellCase[] = [
	{ name: "npm installs and removes", fits: /^(npm (un)?install (?!--global).+\n)+$/, check: checkInstall },
	{ name: "the key is set", fits: /^export \w+=\S+\n$/, check: checkKey },
	{ name: "Node runs a program", fits: /^node --env-file=\.env \S+\.js\n$/, check: checkNode },
	{ name: "Node runs a chat", fits: /^node --env-file=\.env \S+\.ts\n$/, check: checkChat },
	{ name: "Deno runs a program", fits: /^deno run .+\.ts\n$/, check: checkDeno },
	{ name: "the archive is served", fits: /^unzip \S+ -d \S+\npython3 -m http\.server /, check: checkArchive },
	{ name: "the simulator serves", fits: /^npx pusula-simulator .*--fault busy\n$/, check: checkSimulator },
	{ name: "the program runs", fits: SESSION, check: checkSession },
	{ name: "sound is converted", fits: /^ffmpeg -i \S+\.m4a .+\.flac\n$/, check: checkSound },
];

async function makeProject(bench: ShellBench, dependencies: object = {}): Promise<string> {
	const folder = await bench.makeFolder();
	await writeFile(join(folder, "package.json"), JSON.stringify({ ...MODULE, dependencies }));
	return folder;
}

async function makeInstalled(bench: ShellBench, name: string): Promise<string> {
	const folder = await makeProject(bench);
	expect(await bench.run(`npm install ${name}`, folder)).toMatchObject({ code: 0 });
	return folder;
}

/** Runs code that must end well; returns what it printed. */
async function runWell(bench: ShellBench, ...args: Parameters<ShellBench["run"]>): Promise<string> {
	const { code, stdout, output } = await bench.run(...args);
	expect({ code, output }).toEqual({ code: 0, output });
	return stdout;
}

async function checkInstall({ code }: ShellBlock, bench: ShellBench): Promise<void> {
	const isMove = code.startsWith("npm uninstall");
	const folder = await makeProject(bench, isMove ? LEFT : {});
	await runWell(bench, code, folder);
	const { dependencies = {}, devDependencies = {} } = JSON.parse(
		await readFile(join(folder, "package.json"), "utf8"),
	) as Record<string, Record<string, string> | undefined>; // npm wrote it
	const isDev = code.includes("--save-dev");
	const names = Object.keys(isDev ? devDependencies : dependencies);
	expect(names).toEqual([/(\S+)\n$/.exec(code)?.[1]]);
	const script = `const it = await import("${names[0]}"); console.log(Object.keys(it).length > 1)`;
	await writeFile(join(folder, "import.js"), script);
	expect(await runWell(bench, "node import.js", folder)).toBe("true\n");
}

async function checkKey({ code }: ShellBlock, bench: ShellBench): Promise<void> {
	const folder = await bench.makeFolder();
	expect(await runWell(bench, `${code}printenv HF_TOKEN`, folder)).toMatch(/^hf_x+\n$/);
}

/** A folder with the client, a program and a file with the key. */
async function makeProgram(bench: ShellBench, { code }: ShellBlock, program: string): Promise<string> {
	const folder = await makeInstalled(bench, "@pusula/inference");
	const [, name = ""] = /(\S+)\n$/.exec(code) ?? [];
	await writeFile(join(folder, name), program);
	await writeFile(join(folder, ".env"), `HF_TOKEN=${KEY.HF_TOKEN}\n`);
	return folder;
}

async function checkNode(block: ShellBlock, bench: ShellBench): Promise<void> {
	const folder = await makeProgram(bench, block, block.firstCall.code);
	expect((await runWell(bench, block.code, folder)).trimEnd()).toBe(block.firstCall.output);
}

async function checkChat(block: ShellBlock, bench: ShellBench): Promise<void> {
	const program = block.before.findLast(({ language }) => language === "ts");
	const folder = await makeProgram(bench, block, program?.code ?? "");
	const shown = await runWell(bench, block.code, folder, { lines: ["Merhaba", ""] });
	expect(shown).toMatch(/^> .+\n> $/);
}

async function checkDeno(block: ShellBlock, bench: ShellBench): Promise<void> {
	// The package is for this system alone; on others the machine's own Deno is taken.
	if (process.platform === "linux" && process.arch === "x64")
		await bench.addProgram("deno", join(await installRuntimes(), "@deno/linux-x64-glibc/deno"));
	const folder = await makeProgram(bench, block, block.firstCall.code);
	const shown = await runWell(bench, block.code, folder, { env: KEY });
	expect(shown.trimEnd()).toBe(block.firstCall.output);
}

/** The code with a free port in place of its own. */
async function withFreePort(code: string): Promise<{ readonly served: string; readonly port: number }> {
	const [own = ""] = /\b\d{4}\b/.exec(code) ?? [];
	const port = (await findFreePort(Number(own) + 1000)) ?? 0;
	return { served: code.replace(own, String(port)), port };
}

async function checkArchive({ code }: ShellBlock, bench: ShellBench): Promise<void> {
	const folder = await bench.makeFolder();
	const page = new TextEncoder().encode("<title>Pusula</title>");
	await writeFile(join(folder, SITE_ARCHIVE.file), packFiles(new Map([["index.html", page]])));
	const { served, port } = await withFreePort(code);
	await bench.serve(served, folder, port, async () => {
		const response = await fetch(`http://127.0.0.1:${port}/`);
		expect(await response.text()).toBe("<title>Pusula</title>");
	});
}

async function checkSimulator({ code }: ShellBlock, bench: ShellBench): Promise<void> {
	const folder = await makeInstalled(bench, "@pusula/simulator");
	const { served, port } = await withFreePort(code);
	await bench.serve(served, folder, port, async () => {
		const ask = () =>
			fetch(`http://127.0.0.1:${port}/api.groq.com/openai/v1/chat/completions`, {
				method: "POST",
				headers: { authorization: "Bearer own-key", "content-type": "application/json" },
				body: JSON.stringify({ model: "llama-3.1-8b-instant", messages: [{ role: "user", content: "?" }] }),
			});
		const states = [(await ask()).status, (await ask()).status, (await ask()).status];
		expect(states).toEqual([503, 503, 200]);
	});
}

async function checkSound({ code }: ShellBlock, bench: ShellBench): Promise<void> {
	const { python } = await ensurePython();
	const script = "import imageio_ffmpeg; print(imageio_ffmpeg.get_ffmpeg_exe())";
	const { stdout } = await runCommand(python, ["-c", script]);
	await chmod(stdout.trim(), 0o755);
	await bench.addProgram("ffmpeg", stdout.trim());
	const [, from = "", to = ""] = /-i (\S+) .+ (\S+)\n$/.exec(code) ?? [];
	const folder = await bench.makeFolder();
	const record = `ffmpeg -f lavfi -i sine=duration=1:sample_rate=44100 -ac 2 ${from}`;
	await runWell(bench, record, folder);
	await runWell(bench, code, folder);
	expect(readFlac(await readFile(join(folder, to)))).toEqual({ hertz: 16_000, channels: 1 });
}

/** Rate and channels of a FLAC file, from the first block of its metadata. */
function readFlac(bytes: Buffer): { readonly hertz: number; readonly channels: number } {
	const at = bytes.indexOf("fLaC") + 18;
	return { hertz: bytes.readUIntBE(at, 3) >> 4, channels: ((bytes.readUInt8(at + 2) >> 1) & 7) + 1 };
}
