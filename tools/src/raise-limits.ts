/** Bytes of an import, and the most that they may be. */
export interface SizeLimit {
	readonly minified: number;
	readonly gzip: number;
}

/** Limits end in whole steps of so many bytes. */
const STEP = 50;

const WHY = /"why": "(?:[^"\\]|\\.)*"/;

/**
 * The text of `scripts/sizes.json` with limits that an import keeps: the next step above what was measured where it is over, the
 * old one where it is not. `why` becomes the reason of the row where a limit rises. All else stays as it is written.
 * @throws Error where no row has the name
 */
export function raiseLimits(text: string, name: string, measured: SizeLimit, why: string): string {
	const start = text.indexOf(`"name": ${JSON.stringify(name)}`);
	if (start < 0) throw new Error(`No row of the limits is called "${name}".`);
	const keys: readonly (keyof SizeLimit)[] = ["minified", "gzip"];
	const raise = (rows: string, key: keyof SizeLimit): string =>
		rows.replace(new RegExp(`"${key}": (\\d+)`), (whole, limit: string) =>
			measured[key] > Number(limit) ? `"${key}": ${Math.ceil(measured[key] / STEP) * STEP}` : whole,
		);
	const old = text.slice(start); // a row begins with its name
	const raised = keys.reduce(raise, old);
	if (raised === old) return text;
	return text.slice(0, start) + raised.replace(WHY, () => `"why": ${JSON.stringify(why)}`);
}

/**
 * Since when a limit holds, and what for: "2026-11-21: a retry."
 * @throws Error for a reason that says nothing
 */
export function toWhy(reason: string, day: Date): string {
	const said = reason.trim();
	if (said === "") throw new Error("A limit is raised for a reason: say what the bytes are for.");
	const since = day.toISOString().slice(0, "2026-11-21".length);
	return `${since}: ${said.replace(/\.?$/, ".")}`;
}
