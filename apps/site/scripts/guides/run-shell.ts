import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PYTHON_LISTS } from "@pusula/tools/python-lists";
import { runCommand } from "@pusula/tools/run-command";

/**
 * Runs shell code in an empty folder, where `pip` installs the pinned versions of the guides; with `dry` it downloads what it
 * needs to know of the packages and installs none of them. Returns what was printed where the code failed.
 */
export async function runShell(
	code: string,
	{ dry }: { readonly dry: boolean },
): Promise<string | undefined> {
	const folder = await mkdtemp(join(tmpdir(), "pusula-shell-"));
	const env = { PIP_CONSTRAINT: PYTHON_LISTS.guides, PIP_QUIET: "1", ...(dry && { PIP_DRY_RUN: "1" }) };
	try {
		const { code: ending, output } = await runCommand("bash", ["-euo", "pipefail", "-c", code], {
			cwd: folder,
			env: { ...env, PIP_DISABLE_PIP_VERSION_CHECK: "1" },
		});
		return ending === 0 ? undefined : output;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
