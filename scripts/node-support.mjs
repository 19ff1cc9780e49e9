/**
 * What the running Node must be. Plain JavaScript, because it has to run on a Node that is too old for the rest.
 *
 * @typedef {object} Machine
 * @property {string} version the running Node, for example "24.21.0"
 * @property {string} platform as `process.platform`
 * @property {string} arch as `process.arch`
 * @property {boolean} hasOwnNode whether the repository's own Node is in node_modules/.bin
 */

/** The oldest Node that may run npm where the repository brings its own Node (Linux x64). */
const OLDEST_FOR_NPM = "20.19.0";

/** The oldest Node that may run the scripts themselves. */
const OLDEST_FOR_SCRIPTS = "22.12.0";

/**
 * Says in one sentence why this Node cannot run the scripts and what to do, or nothing where it can.
 *
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function explainNode({ version, platform, arch, hasOwnNode }) {
	if (isAtLeast(version, OLDEST_FOR_SCRIPTS)) return undefined;
	if (platform !== "linux" || arch !== "x64") {
		return `Pusula needs Node ${OLDEST_FOR_SCRIPTS} or newer here, and this is Node ${version}. Install a newer Node and run the command again.`;
	}
	if (!isAtLeast(version, OLDEST_FOR_NPM)) {
		return `Pusula needs Node ${OLDEST_FOR_NPM} or newer, and this is Node ${version}. Install a newer Node and run the command again.`;
	}
	if (hasOwnNode) return undefined;
	return `The repository's own Node 24 is not installed, and Node ${version} is too old for the scripts. Run "npm ci" without leaving out optional packages.`;
}

/**
 * Whether one version is the other or newer.
 *
 * @param {string} version
 * @param {string} oldest
 */
function isAtLeast(version, oldest) {
	return version.localeCompare(oldest, "en", { numeric: true }) >= 0;
}
