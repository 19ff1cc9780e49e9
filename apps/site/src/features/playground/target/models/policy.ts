/** Policies of the platform for choosing a provider; without one, the order in the caller's account counts. */
export const POLICIES = ["none", "fastest", "cheapest", "preferred"] as const;

/** A rule of the platform's choice. */
export type Policy = (typeof POLICIES)[number];

/** The rule behind a model's name: `owner/name:fastest`. */
export function readPolicy(model: string): Policy {
	const suffix = model.slice(model.lastIndexOf(":") + 1);
	return POLICIES.find((policy) => policy !== "none" && policy === suffix) ?? "none";
}

/** A model's name with another rule behind it. */
export function withPolicy(model: string, policy: Policy): string {
	const before = readPolicy(model);
	const name = before === "none" ? model : model.slice(0, -before.length - 1);
	return policy === "none" ? name : `${name}:${policy}`;
}
