import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "@pusula/tools/root";

/** A package in the lock: a workspace's own, a link to one, or one from the registry. */
interface LockedPackage {
	readonly version?: string;
	readonly integrity?: string;
	readonly link?: boolean;
	readonly hasInstallScript?: boolean;
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly devDependencies?: Readonly<Record<string, string>>;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
	packages: Readonly<Record<string, LockedPackage>>;
}; // npm's own form
const { allowScripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
	allowScripts: Readonly<Record<string, boolean>>;
}; // our own form

const OURS = Object.entries(packages).filter(([path]) => !path.includes("node_modules"));
const FOREIGN = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules") && !link);
const EXACT = /^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
const PUBLISHED = [
	"packages/tasks",
	"packages/metrics",
	"packages/inference",
	"packages/local",
	"packages/snippets",
	"packages/simulator",
	"packages/measure",
];

describe("the lock of the dependencies", () => {
	it("names an exact version of every package", () => {
		const wanted = OURS.flatMap(([path, one]) =>
			Object.entries({ ...one.dependencies, ...one.devDependencies, ...one.optionalDependencies }).map(
				([name, version]) => `${path}: ${name}@${version}`,
			),
		);
		expect(wanted.length).toBeGreaterThan(30);
		expect(wanted.filter((line) => !EXACT.test(line.replace(/^.*?: @?[^@]+@/, "")))).toEqual([]);
	});

	it("holds a checksum of every package", () => {
		expect(FOREIGN.length).toBeGreaterThan(300);
		const bare = FOREIGN.filter(([, { integrity = "" }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
		expect(bare.map(([path]) => path)).toEqual([]);
	});

	it("knows every package that would run code on installation, and allows none", () => {
		const running = FOREIGN.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) =>
			path.replace(/^.*node_modules\//, ""),
		);
		const known = Object.keys(allowScripts);
		expect(running.filter((name) => !known.includes(name))).toEqual([]);
		expect(Object.values(allowScripts)).toEqual(known.map(() => false));
	});

	it("the published packages need only one another", () => {
		const needed = PUBLISHED.flatMap((path) => Object.keys(packages[path]?.dependencies ?? {}));
		expect(needed.filter((name) => !name.startsWith("@pusula/"))).toEqual([]);
	});
});
