import type { ErrorScenario, ScenarioStep } from "./error-scenario.ts";

/** Steps other than the task's own function, as code. */
const STEPS: Readonly<Record<ScenarioStep, string>> = {
	call: "",
	submit: "client.submitJob(task, call)",
	store: "JSON.stringify(await client.submitJob(task, call))",
	resume: "client.resumeJob(stored, { accessToken: resumeKey })",
	"resume-elsewhere": "resumeJob(stored, { provider: together })",
	"resume-nothing": 'client.resumeJob("{}")',
	request: "client.request(call)",
	"own-provider": 'toPayload: () => ({ kind: "form", fields: {} })',
};

/** The change of a scenario as code; empty where it changes nothing but the target. */
export function printChange({ step, args, accessToken, resumeKey, options, faults }: ErrorScenario): string {
	const changed = {
		...args,
		...options,
		...(accessToken !== undefined && { accessToken }),
		...(resumeKey !== undefined && { resumeKey }),
		...(faults && { simulator: faults.map(({ match, action }) => ({ ...match, ...action })) }),
	};
	const lines = Object.entries(changed).map(([name, value]) => `${name}: ${print(value)}`);
	return [...(step ? [STEPS[step]] : []), ...lines].join("\n");
}

function print(value: unknown): string {
	if (typeof value === "bigint") return `${String(value)}n`;
	if (value instanceof Blob) return `Blob (${value.type})`;
	if (Array.isArray(value)) return `[${value.map(print).join(", ")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
	const fields = Object.entries(value).map(([name, inner]) => `${name}: ${print(inner)}`);
	return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}
